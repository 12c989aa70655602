import { renderToString } from "react-dom/server";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import { renderPage } from "./entry.server.tsx";
import { routes } from "./router.tsx";

// Hydration keeps the prerendered ids, so they must match, or fields lose their hints.
test.each(["/signup", "/signin", "/terms", "/book/any", "/book-demo/any"])(
  "the prerendered HTML of %s is what a browser renders",
  async (path) => {
    const { body } = await renderPage(path, "en");
    const router = createMemoryRouter(routes, { initialEntries: [path] });
    await expect.poll(() => router.state.initialized).toBe(true);
    expect(renderToString(<RouterProvider router={router} useTransitions={false} />)).toBe(body);
    expect(body).toContain("<main");
  },
);
