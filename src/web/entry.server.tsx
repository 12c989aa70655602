import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import type { Language } from "#domain/kernel/language.ts";
import { loadSpanish } from "#web/language/bilingual.ts";
import { beWrittenIn } from "#web/language/written.ts";
import { routes } from "./router.tsx";
import { HeadTags, headOf, type PageHandle } from "./shell/page-head.tsx";
import { FullScreenSpinner } from "./ui/spinner.tsx";

export { firstRequestsOf } from "./shell/start/first-requests.ts";

/** A rendered page: the tags of its head, the HTML of its body, and whether it ships without React. */
export type RenderedPage = { head: string; body: string; isStatic: boolean };

/** Renders a page at build time. The server does not render pages; it only fills in their placeholders. */
export async function renderPage(path: string, language: Language): Promise<RenderedPage> {
  if (language === "es" && !(await loadSpanish())) throw new Error("the Spanish words are missing");
  beWrittenIn(language);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads on and cannot be prerendered`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const stream = await renderToReadableStream(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  await stream.allReady;
  const matches = context.matches.map(({ route, params, pathname }) => ({
    handle: route.handle as unknown,
    params,
    pathname,
  }));
  return {
    head: renderToStaticMarkup(<HeadTags tags={headOf(matches, path)} />),
    body: await new Response(stream).text(),
    isStatic: matches.some(({ handle }) => (handle as PageHandle | undefined)?.isStatic === true),
  };
}

/** The body of all other pages until their code has loaded. */
export const renderWaiting = (): string => renderToStaticMarkup(<FullScreenSpinner />);
