/** Made by vite/texts.ts: what people read, by `<shell or game>/<language>`. */
declare module "virtual:texts" {
  const files: Record<string, () => Promise<{ default: string }>>;
  export default files;
}
