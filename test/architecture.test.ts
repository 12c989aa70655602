import { dirname } from "node:path";
import { expect, test } from "vitest";
import { readExpected } from "#server/platform/schema/expected.ts";
import { readSourceFiles, type SourceFile } from "./harness/source-files.ts";

/**
 * Which layer may import which: the grammar knows nothing about the product, and server and web never import each
 * other.
 */
const zones: Record<string, string[]> = {
  understanding: ["understanding"],
  domain: ["domain", "understanding"],
  contract: ["contract", "domain", "understanding"],
  server: ["server", "contract", "domain", "understanding"],
  web: ["web", "contract", "domain", "understanding"],
};

/** Folders that know no room and serve all of them, and what they may import from each other. */
const grounds: Record<string, { zone: string; below: string[] }> = {
  // It takes calendar days from the grammar.
  kernel: { zone: "domain", below: ["understanding"] },
  platform: { zone: "server", below: ["kernel"] },
  sms: { zone: "server", below: ["kernel", "platform"] },
  mail: { zone: "server", below: ["kernel", "platform", "sms"] },
  ui: { zone: "web", below: ["kernel"] },
  language: { zone: "web", below: ["kernel", "ui"] },
  client: { zone: "web", below: ["kernel"] },
};

/** Each room lists the rooms directly below it, and may import those and all below them. */
const roomsBelow: Record<string, string[]> = {
  understanding: [],
  account: [],
  drafts: ["account"],
  profiles: ["drafts"],
  contacts: ["profiles"],
  links: ["contacts"],
  notices: ["links"],
  appointments: ["contacts"],
  site: ["profiles"],
  calculator: ["contacts", "links"],
  booking: ["appointments", "notices"],
  assistant: ["booking", "links", "understanding"],
  search: ["appointments", "links"],
};
const rooms = Object.keys(roomsBelow);
// These may import every room, and no room imports them.
const seers: Record<string, string[]> = {
  overview: rooms,
  takeout: rooms,
  // It parks what any room may have sent.
  backup: rooms,
  shell: [...rooms, "overview"],
};

const homes: Record<string, string> = { shell: "web", understanding: "understanding" };

/** One file reads all settings, so it may import the defaults that rooms set. */
const config = "src/server/platform/config.ts";

const files = readSourceFiles();

function visibleFrom(room: string): string[] {
  if (room in grounds) return [room, ...grounds[room]!.below];
  const below = seers[room] ?? roomsBelow[room] ?? [];
  return [room, ...Object.keys(grounds), ...below.flatMap(visibleFrom)];
}

/** Every violation of a rule, over all files; the expectation prints one per line. */
function complaints(rule: (file: SourceFile) => string[]): string[] {
  return files.flatMap((file) => rule(file).map((text) => `${file.path}: ${text}`));
}

test("every folder is a known room", () => {
  const known = [...Object.keys(grounds), ...rooms, ...Object.keys(seers)];
  const unknown = complaints(({ room, zone }) => {
    if (room === null) return [];
    if (!known.includes(room)) return [`"${room}" is no room. Rooms: ${known.join(", ")}`];
    const home = homes[room] ?? grounds[room]?.zone;
    return home && home !== zone ? [`${room} exists only in src/${home}`] : [];
  });
  expect(unknown).toEqual([]);
});

test("layers: the grammar imports only itself, and server and web never import each other", () => {
  const crossed = complaints(({ zone, imports }) =>
    imports
      .filter(({ target }) => target && !zones[zone]?.includes(target.zone))
      .map(({ written }) => `${zone} must not import ${written}; it may see ${zones[zone]}`),
  );
  expect(crossed).toEqual([]);
});

test("of the grammar, others import only top-level files and its corpus", () => {
  const isDoor = (path: string) => /^src\/understanding\/(?:corpus\/.*|[a-z-]+\.ts)$/.test(path);
  const inside = complaints(({ zone, imports }) =>
    imports
      .filter(({ target }) => target?.zone === "understanding" && zone !== "understanding")
      .filter(({ target }) => !isDoor(target!.path))
      .map(({ written }) => `${written} is inside of the grammar`),
  );
  expect(inside).toEqual([]);
});

test("a room imports only rooms below it", () => {
  const wrong = complaints(({ path, zone, room, imports }) => {
    if (room === null || path === config) return [];
    return imports.flatMap(({ written, target }) => {
      if (!target) return [];
      if (target.room === null) {
        const isPuttingTogether = target.zone === zone && target.path !== "src/contract/errors.ts";
        return isPuttingTogether ? [`${written} puts rooms together; no room may import it`] : [];
      }
      if (visibleFrom(room).includes(target.room)) return [];
      const home = `Code about ${target.room} belongs to src/${zone}/${target.room}`;
      const below = [...new Set(visibleFrom(room))].filter((name) => name !== room).join(", ");
      return [`${room} must not know ${written}. ${home}; ${room} may see ${below}`];
    });
  });
  expect(wrong).toEqual([]);
});

test("folders import each other in one direction only", () => {
  const edges = new Map<string, Set<string>>();
  // Files directly in the grammar's folder are its interface: some are above its folders, some below.
  const node = ({ path, room }: { path: string; room: string | null }) =>
    room === null || dirname(path) === "src/understanding" ? path : dirname(path);
  for (const file of files) {
    const targets = edges.get(node(file)) ?? new Set();
    edges.set(node(file), targets);
    for (const { target } of file.imports) if (target) targets.add(node(target));
    targets.delete(node(file));
  }
  const loops: string[] = [];
  const done = new Set<string>();
  const visit = (at: string, path: string[]): void => {
    if (path.includes(at)) loops.push([...path.slice(path.indexOf(at)), at].join(" -> "));
    if (path.includes(at) || done.has(at)) return;
    for (const next of edges.get(at) ?? []) visit(next, [...path, at]);
    done.add(at);
  };
  for (const at of edges.keys()) visit(at, []);
  expect(loops).toEqual([]);
});

test("imports are relative inside a room and #layer/room/file.ts otherwise, always with the extension", () => {
  const wrong = complaints(({ zone, room, imports }) =>
    imports.flatMap(({ written, target }) => {
      if (!target || written.includes("+types/")) return [];
      // In the contract a room is one file, so its files are neighbors.
      const isInside = target.zone === zone && (zone === "contract" || target.room === room);
      return [
        ...(/\.(tsx?|css|woff2|svg)(\?\w+)?$/.test(written) ? [] : [`${written} lacks its ending`]),
        ...(written.startsWith(".") && room !== null && !isInside
          ? [`${written} leaves the room: write #${target.path.slice("src/".length)}`]
          : []),
      ];
    }),
  );
  expect(wrong).toEqual([]);
});

test("packages: the grammar uses none, the domain only zod; server and web don't use each other's", () => {
  const browsersOwn = /^(react-router|@react-router|@tanstack|@base-ui|lucide-react)/;
  const serversOwn =
    /^(node:|pg$|pino|nodemailer|better-auth|graphile-worker|drizzle-orm|kysely|@orpc\/(server|openapi))/;
  const wrong = complaints(({ zone, room, imports }) =>
    imports
      .filter(({ written, target }) => {
        if (target) return false;
        if (zone === "understanding") return true;
        if (zone === "domain") return written !== "zod/mini";
        if (zone === "contract") return !/^(zod|@orpc\/contract)/.test(written);
        if (zone === "server") return browsersOwn.test(written);
        return room !== null && serversOwn.test(written);
      })
      .map(({ written }) => `${zone} must not use the package ${written}`),
  );
  expect(wrong).toEqual([]);
});

test("only one file reads the environment", () => {
  const readers = complaints(({ path, text }) =>
    path !== config && /\bprocess\.env\b/.test(text) ? ["take a config value instead"] : [],
  );
  expect(readers).toEqual([]);
});

test("no file is longer than 300 lines", () => {
  const long = complaints(({ text }) => {
    const lines = text.trimEnd().split("\n").length;
    return lines > 300 ? [`${lines} lines: split by noun`] : [];
  });
  expect(long).toEqual([]);
});

test("only the document and the landing page set raw HTML", () => {
  const raw = complaints(({ path, text }) =>
    text.includes("dangerouslySetInnerHTML") &&
    !/^src\/web\/(root|site\/landing[a-z-]*)\.tsx$/.test(path)
      ? ["let React write the text"]
      : [],
  );
  expect(raw).toEqual([]);
});

test("the recorded schema belongs to these migrations: npm run db:schema", () => {
  expect(readExpected().isCurrent).toBe(true);
});
