/** Where the exports of pages lie whose files only pass them on (vite/page-exports.ts); empty in browsers. */
declare module "virtual:page-exports" {
  const pageExports: import("./route-table.ts").PageExports;
  export default pageExports;
}
