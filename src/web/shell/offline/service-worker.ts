import { answerTo, forgetOthers, keepRelease, type KeepingWorld, type Release } from "./keeping.ts";

/* Runs in the browser at /sw.js. vite/service-worker.ts inserts the release. */

declare const __RELEASE__: Release;

/** The service worker's globals, which the page's types do not include. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asked = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Routed = Lasting & { addRoutes?: (rules: object[]) => Promise<void> };
type Worker = {
  location: Location;
  clients: { claim: () => Promise<void> };
  addEventListener(name: "install", listen: (event: Routed) => void): void;
  addEventListener(name: "activate", listen: (event: Lasting) => void): void;
  addEventListener(name: "fetch", listen: (event: Asked) => void): void;
};
// Referenced once, so that the long file list is in the script only once.
const release = __RELEASE__;
const worker = globalThis as unknown as Worker;

const world: KeepingWorld = {
  origin: worker.location.origin,
  caches,
  fetch: (request) => fetch(request),
};

/** Paths the worker never answers. Browsers with static routing do not even start it for them. */
const serversOwn = ["/rpc/*", "/api/*", "/events", "/pictures/*", "/calendar/*", "/livez"];

worker.addEventListener("install", (event) => {
  const rules = serversOwn.map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: "network",
  }));
  // Without static routing, the browser asks this worker, which ignores these requests.
  const told = event.addRoutes?.(rules).catch(() => {});
  // No skipWaiting: this worker waits until the last page of the previous release is closed.
  event.waitUntil(Promise.all([told, keepRelease(world, release)]));
});

worker.addEventListener("activate", (event) => {
  const take = () => worker.clients.claim();
  event.waitUntil(forgetOthers(world, release).then(take));
});

worker.addEventListener("fetch", (event) => {
  const answer = answerTo(world, release, event.request);
  if (answer) event.respondWith(answer);
});
