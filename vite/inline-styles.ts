import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A rule with its body, or a statement such as `@layer a, b;` whose body is null. */
type Node = { prelude: string; body: string | null };

/**
 * Puts the styles that a built page can need into the page itself: its first paint waits for one answer less. A class
 * counts as needed when the page or its own script names it. With `isAll` they stand in place of the link to the style
 * sheet of all pages; otherwise the sheet comes behind the first paint, for what the page's scripts draw later
 * (src/web/shell/start/all-styles.ts).
 */
export async function inlineStyles(
  site: string,
  page: string,
  { isAll }: { isAll: boolean },
): Promise<void> {
  const html = await readFile(join(site, page), "utf8");
  const link = /<link rel="stylesheet" href="\/(assets\/[^"]+)"\/?>/.exec(html);
  if (!link) throw new Error(`${page} names no style sheet`);
  const css = await readFile(join(site, link[1]!), "utf8");
  // A sheet for paper is fetched, and nothing on a screen waits for it.
  const later = isAll ? "" : link[0].replace(/\/?>$/, ' media="print"/>');
  const styles = neededStyles(css, html);
  await writeFile(
    join(site, page),
    html.replace(link[0], () => `<style>${styles}</style>${later}`),
  );
}

/** The part of a style sheet whose classes, fonts, keyframes and custom properties `html` can use. */
export function neededStyles(css: string, html: string): string {
  const words = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list]) => decode(list!).split(/\s+/)),
  );
  // The page's script writes its classes into strings of its own.
  for (const [, script] of html.matchAll(/<script type="module">([\s\S]*?)<\/script>/g))
    for (const word of script!.match(/[\w-]+/g) ?? []) words.add(word);
  const tags = new Set([...html.matchAll(/<([a-z][\w-]*)/g)].map(([, tag]) => tag!));
  const hasFields = tags.has("input");
  const isNeeded = (selector: string) =>
    classesOf(selector).every((name) => words.has(name)) &&
    tagsOf(selector).every((tag) => tags.has(tag)) &&
    (hasFields || !partOfField.test(selector));
  const letters = new Set(Array.from(html, (letter) => letter.codePointAt(0)!));
  const isOfOthers = (face: string) => {
    const ranges = rangesOf(face);
    return (
      ranges && ![...letters].some((at) => ranges.some(([from, to]) => at >= from && at <= to))
    );
  };
  return dropUnused(
    keep(
      css.replace(fontFace, (face) => (isOfOthers(face) ? "" : face)),
      isNeeded,
    ),
  );
}

const fontFace = /@font-face\s*\{[^}]*\}/g;

/** For which letters a font is, as pairs of first and last; null when it is for all. */
function rangesOf(face: string): [number, number][] | null {
  const [, list] = /unicode-range:([^;}]*)/.exec(face) ?? [];
  if (!list) return null;
  return list.split(",").map((range) => {
    const [from = "", to = from] = range.trim().replace(/^U\+/i, "").split("-");
    return [parseInt(from.replaceAll("?", "0"), 16), parseInt(to.replaceAll("?", "F"), 16)];
  });
}

/** What only fields are made of. */
const partOfField = /::(placeholder|file-selector-button|-webkit-(?!details))|:-moz-ui-invalid/;

const decode = (attribute: string): string =>
  attribute
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");

function keep(css: string, isNeeded: (selector: string) => boolean): string {
  return nodesOf(css)
    .map(({ prelude, body }) => {
      if (body === null) return `${prelude};`;
      if (/^@(media|supports|layer|container)/.test(prelude)) {
        const inner = keep(body, isNeeded);
        return inner && `${prelude}{${inner}}`;
      }
      if (prelude.startsWith("@")) return `${prelude}{${body}}`;
      const selectors = splitList(prelude).filter(isNeeded);
      return selectors.length > 0 ? `${selectors.join(",")}{${body}}` : "";
    })
    .join("");
}

/** Takes away keyframes, registered properties and the values of custom properties that no rule names. */
function dropUnused(css: string): string {
  const all = nodesOf(css);
  const isFrames = ({ prelude }: Node) => prelude.startsWith("@keyframes ");
  const isOfProperties = ({ prelude }: Node) => /^@(property\s|layer properties$)/.test(prelude);
  // Keyframes count only where a rule names them: their own head and what they move with name themselves.
  const rest = textOfAll(all.filter((node) => !isFrames(node) && !isOfProperties(node)));
  const words = new Set(rest.match(/[\w-]+/g));
  const nodes = all.filter((node) => !isFrames(node) || words.has(nameOf(node)));
  const rules = textOfAll(nodes.filter((node) => !isOfProperties(node)));
  const used = new Set(rules.match(/--[\w-]+(?!\s*[\w-]*:)/g));
  return textOfAll(
    nodes.filter((node) => !node.prelude.startsWith("@property ") || used.has(nameOf(node))),
  ).replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=}))/g, (value, name) =>
    used.has(name) ? value : "",
  );
}

/** The name of keyframes and of a registered property. */
const nameOf = ({ prelude }: Node): string => prelude.replace(/^@\w+\s+/, "");

const textOfAll = (nodes: Node[]): string => nodes.map(textOf).join("");

const textOf = ({ prelude, body }: Node): string =>
  body === null ? `${prelude};` : `${prelude}{${body}}`;

/** The rules and statements of one level; strings, comments and escaped signs are passed over whole. */
function nodesOf(css: string): Node[] {
  const nodes: Node[] = [];
  let from = 0;
  let bodyFrom = 0;
  let depth = 0;
  for (const sign of css.matchAll(/\\.|"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|\/\*[\s\S]*?\*\/|[{};]/g)) {
    const at = sign.index;
    if (sign[0] === "{") {
      if (depth === 0) bodyFrom = at + 1;
      depth += 1;
    } else if (sign[0] === "}") {
      depth -= 1;
      if (depth > 0) continue;
      const prelude = css.slice(from, bodyFrom - 1).trim();
      nodes.push({ prelude, body: css.slice(bodyFrom, at) });
      from = at + 1;
    } else if (sign[0] === ";" && depth === 0) {
      nodes.push({ prelude: css.slice(from, at).trim(), body: null });
      from = at + 1;
    } else if (sign[0].startsWith("/*") && depth === 0) from = at + sign[0].length;
  }
  return nodes;
}

/** The selectors of a list, which commas in brackets and after an escape do not end. */
function splitList(list: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  for (const { 0: sign, index } of list.matchAll(/\\.|[(),[\]]/g)) {
    if (sign === "(" || sign === "[") depth += 1;
    else if (sign === ")" || sign === "]") depth -= 1;
    else if (sign === "," && depth === 0) {
      parts.push(list.slice(from, index));
      from = index + 1;
    }
  }
  return [...parts, list.slice(from)];
}

/** The classes that a selector asks for; what stands in :not() need not be there. */
function classesOf(selector: string): string[] {
  const asked = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, "");
  return [...asked.matchAll(/\.((?:\\.|[\w-]|\P{ASCII})+)/gu)].map(([, name]) =>
    name!.replace(/\\(.)/g, "$1"),
  );
}

/** The elements that a selector asks for, outside of :not() and of lists of which one is enough. */
function tagsOf(selector: string): string[] {
  const asked = selector
    .replace(/\\./g, "_")
    .replace(/\[[^\]]*\]/g, "")
    .replace(/::?[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g, "");
  return [...asked.matchAll(/(?<![\w.#-])[a-z][\w-]*/g)].map(([tag]) => tag);
}
