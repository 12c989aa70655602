/** The landing page's own script, bundled and minified (vite/landing-script.ts); empty in the browser bundle. */
declare module "virtual:landing-script" {
  const code: string;
  export default code;
}
