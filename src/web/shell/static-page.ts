import { createContext } from "react";

/** What a route may say about itself: `handle = { static: true }` ships the page without React. */
export type RouteHandle = { static?: boolean };

/** True only while a static page is being written; in a browser React never meets such a page. */
export const StaticPageContext = createContext(false);
