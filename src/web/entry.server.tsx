import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";
import { loadSpanish } from "#web/language/bilingual.ts";
import { beWrittenIn } from "#web/language/written.ts";
import { StaticPageContext, type RouteHandle } from "#web/shell/static-page.ts";

/**
 * Writes the HTML files of the build: the landing page, whose route asks to be static, the other public pages, and the
 * page all other paths start from. Pages that visitors read in Spanish too are written twice; the other paths below
 * /book end in "-es". No server renders pages at run time: it fills the places in these.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const isStatic =
    !context.isSpaMode &&
    context.staticHandlerContext.matches.some(
      (match) => (match.route.handle as RouteHandle | undefined)?.static === true,
    );
  keepOneStyleSheet(context.manifest.routes);
  const isSpanish = /\/any-es\/?$/.test(new URL(request.url).pathname);
  if (isSpanish && !(await loadSpanish())) throw new Error("the Spanish words are missing");
  beWrittenIn(isSpanish ? "es" : "en");
  const body = await renderToReadableStream(
    <StaticPageContext value={isStatic}>
      <ServerRouter context={context} url={request.url} />
    </StaticPageContext>,
  );
  await body.allReady;
  headers.set("Content-Type", "text/html");
  return new Response(body, { status, headers });
}

/**
 * The style sheet that everything begins with belongs to the document alone: the build names it again, with a "#" that
 * makes it another, for every page whose scripts share a file with the document's.
 */
function keepOneStyleSheet({ root, ...others }: EntryContext["manifest"]["routes"]): void {
  const plain = (file: string) => file.replace(/#$/, "");
  const first = new Set(root?.css?.map(plain));
  if (root) root.css = [...first];
  for (const route of Object.values(others))
    if (route?.css) route.css = route.css.filter((file) => !first.has(plain(file)));
}
