import { dirname } from "node:path";
import { expect, test } from "vitest";
import { readExpected } from "#server/platform/schema/expected.ts";
import { readSourceFiles, type SourceFile } from "./harness/source-files.ts";

/** Which zone may import which: the grammar knows nothing of the product, and server and web never meet. */
const zones: Record<string, string[]> = {
  understanding: ["understanding"],
  domain: ["domain", "understanding"],
  contract: ["contract", "domain", "understanding"],
  server: ["server", "contract", "domain", "understanding"],
  web: ["web", "contract", "domain", "understanding"],
};

/** Folders that know no room and serve all of them, and what they may know of each other. */
const grounds: Record<string, { zone: string; below: string[] }> = {
  // Its calendar days are those of the grammar.
  kernel: { zone: "domain", below: ["understanding"] },
  platform: { zone: "server", below: ["kernel"] },
  sms: { zone: "server", below: ["kernel", "platform"] },
  mail: { zone: "server", below: ["kernel", "platform", "sms"] },
  ui: { zone: "web", below: ["kernel"] },
  language: { zone: "web", below: ["kernel", "ui"] },
  client: { zone: "web", below: ["kernel"] },
};

/** The written list: each room names the rooms right below it, and may import those and all below them. */
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
  booking: ["appointments"],
  assistant: ["booking", "links", "understanding"],
  search: ["appointments", "links"],
};
const rooms = Object.keys(roomsBelow);
// These see every room, and no room sees them.
const seers: Record<string, string[]> = {
  overview: rooms,
  takeout: rooms,
  shell: [...rooms, "overview"],
};

const homes: Record<string, string> = { shell: "web", understanding: "understanding" };

/** One file reads all settings, so it may know the defaults that rooms set. */
const config = "src/server/platform/config.ts";

const files = readSourceFiles();

function visibleFrom(room: string): string[] {
  if (room in grounds) return [room, ...grounds[room]!.below];
  const below = seers[room] ?? roomsBelow[room] ?? [];
  return [room, ...Object.keys(grounds), ...below.flatMap(visibleFrom)];
}

/** Every complaint of a rule, over all files; the expectation prints them one per line. */
function complaints(rule: (file: SourceFile) => string[]): string[] {
  return files.flatMap((file) => rule(file).map((text) => `${file.path}: ${text}`));
}

test("every folder is a room, named once and for all", () => {
  const known = [...Object.keys(grounds), ...rooms, ...Object.keys(seers)];
  const unknown = complaints(({ room, zone }) => {
    if (room === null) return [];
    if (!known.includes(room)) return [`"${room}" is no room. Rooms: ${known.join(", ")}`];
    const home = homes[room] ?? grounds[room]?.zone;
    return home && home !== zone ? [`${room} exists in src/${home} alone`] : [];
  });
  expect(unknown).toEqual([]);
});

test("zones: the grammar knows itself alone, and server and web never meet", () => {
  const crossed = complaints(({ zone, imports }) =>
    imports
      .filter(({ target }) => target && !zones[zone]?.includes(target.zone))
      .map(({ written }) => `${zone} must not import ${written}; it may see ${zones[zone]}`),
  );
  expect(crossed).toEqual([]);
});

test("doors: of the grammar others import what lies at its top, and its bank of sentences", () => {
  const isDoor = (path: string) => /^src\/understanding\/(?:corpus\/.*|[a-z-]+\.ts)$/.test(path);
  const inside = complaints(({ zone, imports }) =>
    imports
      .filter(({ target }) => target?.zone === "understanding" && zone !== "understanding")
      .filter(({ target }) => !isDoor(target!.path))
      .map(({ written }) => `${written} is inside of the grammar`),
  );
  expect(inside).toEqual([]);
});

test("arrows: a room imports only rooms that lie below it", () => {
  const wrong = complaints(({ path, zone, room, imports }) => {
    if (room === null || path === config) return [];
    return imports.flatMap(({ written, target }) => {
      if (!target) return [];
      if (target.room === null) {
        const isPuttingTogether = target.zone === zone && target.path !== "src/contract/errors.ts";
        return isPuttingTogether ? [`${written} puts rooms together; no room may know it`] : [];
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
  // What lies directly in the grammar is its interface: some of it above its folders, some below.
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

test("imports: relative inside a room, #zone/room/file.ts outside of it, always with the ending", () => {
  const wrong = complaints(({ zone, room, imports }) =>
    imports.flatMap(({ written, target }) => {
      if (!target || written.includes("+types/")) return [];
      // In the contract a room is one file, so its files are neighbours.
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

test("packages: the grammar needs none, the domain zod alone; server and web use none of each other's", () => {
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

test("the environment is read in one place", () => {
  const readers = complaints(({ path, text }) =>
    path !== config && /\bprocess\.env\b/.test(text) ? ["take a config value instead"] : [],
  );
  expect(readers).toEqual([]);
});

test("no file holds two stories: 300 lines are the most", () => {
  const long = complaints(({ text }) => {
    const lines = text.trimEnd().split("\n").length;
    return lines > 300 ? [`${lines} lines: split by noun`] : [];
  });
  expect(long).toEqual([]);
});

test("raw HTML is set by the document and the landing page alone", () => {
  const raw = complaints(({ path, text }) =>
    text.includes("dangerouslySetInnerHTML") &&
    !/^src\/web\/(root|site\/landing[a-z-]*)\.tsx$/.test(path)
      ? ["let React write the text"]
      : [],
  );
  expect(raw).toEqual([]);
});

test("what is written about the migrations is of these migrations: npm run db:schema", () => {
  expect(readExpected().isCurrent).toBe(true);
});
