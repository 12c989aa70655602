import { renderToString } from "react-dom/server";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import { renderPage } from "./entry.server.tsx";
import { routes } from "./router.tsx";

// React takes over what it would have drawn itself: every id must be the same, or no hint is found by what it is of.
test.each(["/signup", "/signin", "/terms", "/book/any", "/book-demo/any"])(
  "what is prerendered of %s is what a browser draws",
  async (path) => {
    const { body } = await renderPage(path, "en");
    const router = createMemoryRouter(routes, { initialEntries: [path] });
    await expect.poll(() => router.state.initialized).toBe(true);
    expect(renderToString(<RouterProvider router={router} useTransitions={false} />)).toBe(body);
    expect(body).toContain("<main");
  },
);
