declare module "virtual:outline/*" {
  const text: string;
  export default text;
}
