/** The landing page's own script, bundled and minified (vite/landing-script.ts); empty in the browser's bundle. */
declare module "virtual:landing-script" {
  const code: string;
  export default code;
}
