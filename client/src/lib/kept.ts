/** What this device keeps. Where storage is forbidden it is kept as long as the page lives. */

const fallback = new Map<string, string>();

export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = stored(name) ?? fallback.get(name);
    return text == null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(`nightowl-${name}`);
  } catch {
    return null; // forbidden
  }
}

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  fallback.set(name, text);
  try {
    localStorage.setItem(`nightowl-${name}`, text);
  } catch {
    // Private windows may forbid it; the page works on without memory.
  }
}
