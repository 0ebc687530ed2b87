/** Patches of a document: `=` replaces, `+` appends, `~` goes deeper. The same as `kernel/wire.py: patched`. */

type Doc = Record<string, unknown>;

export function patched<T>(old: T, change: Doc): T {
  if (Array.isArray(old)) {
    const row: unknown[] = [...old];
    for (const [key, value] of Object.entries(change)) row[Number(key.slice(1))] = value;
    return row as T;
  }
  const was = old as Doc;
  const next: Doc = { ...was };
  for (const [key, value] of Object.entries(change)) {
    const name = key.slice(1);
    if (key[0] === "=") next[name] = value;
    else if (key[0] === "+") next[name] = [...(was[name] as unknown[]), ...(value as unknown[])];
    else next[name] = patched(was[name], value as Doc);
  }
  return next as T;
}
