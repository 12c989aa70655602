import { isPagePath } from "#domain/site/paths.ts";

/** One release of the product: a name that no other has, and the files of it that are kept. */
export type Release = { name: string; files: readonly string[] };

/** What a service worker has of the world; tests give their own. */
export type KeepingWorld = {
  origin: string;
  caches: Pick<CacheStorage, "open" | "keys" | "delete" | "match">;
  fetch: (request: Request) => Promise<Response>;
};

/** The page that stands in for one that could not be fetched. */
export const offlinePath = "/offline.html";

const prefix = "hearthline-";
const cacheOf = (release: Release) => prefix + release.name;

/**
 * Fetches all files of a release, or none: half a release is worse than the one before. Nothing else is ever put into a
 * cache, so that no answer of the API and no page of anybody can lie there.
 */
export async function keepRelease(world: KeepingWorld, release: Release): Promise<void> {
  const cache = await world.caches.open(cacheOf(release));
  // A file with a hash in its name may come from the browser's own store; the others are asked for anew.
  const requests = release.files.map((path) =>
    isHashed(path) ? new Request(world.origin + path) : new Request(world.origin + path, anew),
  );
  await cache.addAll(requests);
}

const anew: RequestInit = { cache: "reload" };

/** Forgets the releases before; called when no open page is made of them any more. */
export async function forgetOthers(world: KeepingWorld, release: Release): Promise<void> {
  const names = await world.caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== cacheOf(release));
  await Promise.all(others.map((name) => world.caches.delete(name)));
}

/**
 * Answers a request, or leaves it to the browser (null). A built file comes from where it is kept: an open page goes on
 * with the release it was made of, while the next one is there already. A page always comes from the server, so it names
 * the files of the server's release; only when there is no line does the offline page stand in for it.
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

// The same file is sent in several encodings; what is kept is already unpacked.
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
