import { isPagePath } from "#domain/site/paths.ts";

/** One release of the app: its unique name and its cached files. */
export type Release = { name: string; files: readonly string[] };

/** The service worker's dependencies; tests pass their own. */
export type KeepingWorld = {
  origin: string;
  caches: Pick<CacheStorage, "open" | "keys" | "delete" | "match">;
  fetch: (request: Request) => Promise<Response>;
};

/** The page shown when a page cannot be fetched. */
export const offlinePath = "/offline.html";

const prefix = "hearthline-";
const cacheOf = (release: Release) => prefix + release.name;

/**
 * Caches all files of a release, or none, because half a release is worse than the previous one. Nothing else is ever
 * cached, so no API answer and no personal page can end up there.
 */
export async function keepRelease(world: KeepingWorld, release: Release): Promise<void> {
  const cache = await world.caches.open(cacheOf(release));
  // Hashed files can come from the HTTP cache; the others bypass it.
  const requests = release.files.map((path) =>
    isHashed(path) ? new Request(world.origin + path) : new Request(world.origin + path, uncached),
  );
  await cache.addAll(requests);
}

const uncached: RequestInit = { cache: "reload" };

/** Deletes the caches of older releases; called when no open page uses them anymore. */
export async function forgetOthers(world: KeepingWorld, release: Release): Promise<void> {
  const names = await world.caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== cacheOf(release));
  await Promise.all(others.map((name) => world.caches.delete(name)));
}

/**
 * Answers a request, or returns null to leave it to the browser. Built files come from the cache, so an open page keeps
 * using its own release while the next one is already cached. Pages always come from the server, so they use the files
 * of the server's release; the offline page replaces them only when the server cannot be reached.
 */
export function answerTo(
  world: KeepingWorld,
  release: Release,
  request: Request,
): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== world.origin) return null;
  if (isHashed(pathname) || release.files.includes(pathname))
    return keptOrFetched(world, release, request);
  if (request.mode === "navigate" && isPagePath(pathname))
    return fetchedOrOffline(world, release, request);
  return null;
}

function isHashed(path: string): boolean {
  return path.startsWith("/assets/");
}

// Cached files are already decoded, so their encoding does not matter.
const anyEncoding = { ignoreVary: true };

async function keptOrFetched(world: KeepingWorld, release: Release, request: Request) {
  const own = await world.caches.open(cacheOf(release));
  const kept = (await own.match(request, anyEncoding)) ?? (await world.caches.match(request));
  return kept ?? world.fetch(request);
}

async function fetchedOrOffline(world: KeepingWorld, release: Release, request: Request) {
  try {
    return await world.fetch(request);
  } catch (error) {
    const own = await world.caches.open(cacheOf(release));
    const page = await own.match(world.origin + offlinePath, anyEncoding);
    if (page) return page;
    throw error;
  }
}
