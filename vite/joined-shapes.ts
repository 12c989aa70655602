import type { Plugin } from "vite";

const iconFile = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;
const path = /\[\s*"path",\s*\{\s*d: "([^"]+)",\s*key: "[^"]+"\s*\}\s*\]/g;
const anyShape = /\bkey: "/g;

/**
 * Draws each icon with one path instead of up to seven: a list of twenty people shows sixty icons, and every shape is an
 * element to make, to style and to paint. Icons that hold other shapes than paths stay as they are.
 */
export function joinedShapes(): Plugin {
  return {
    name: "hearthline:joined-shapes",
    enforce: "pre",
    transform(code, id) {
      return iconFile.test(id) ? { code: joinShapes(code), map: null } : undefined;
    },
  };
}

/** The code of an icon of Lucide with its paths as one. */
export function joinShapes(code: string): string {
  const paths = [...code.matchAll(path)];
  const last = paths.at(-1);
  if (!last || paths.length < 2 || paths.length !== code.match(anyShape)?.length) return code;
  const joined = paths.map(([, d]) => fromItsOwnStart(d!)).join("");
  const end = last.index + last[0].length;
  return `${code.slice(0, paths[0]!.index)}["path", { d: "${joined}", key: "joined" }]${code.slice(end)}`;
}

const relativeStart = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)[\s,]*/;

/** A path's first move counts from the corner; behind another path a small m would count from where that one ended. */
function fromItsOwnStart(d: string): string {
  return d.replace(relativeStart, (move, x, y) => {
    // Pairs that follow a small m without a letter are relative lines, behind a large one they would not be.
    const line = /[\d.-]/.test(d.charAt(move.length)) ? "l" : "";
    return `M${x} ${y}${line}`;
  });
}
