import { answerTo, forgetOthers, keepRelease, type KeepingWorld, type Release } from "./keeping.ts";

/* What the browser runs at /sw.js, beside the pages. vite/service-worker.ts writes the release into it. */

declare const __RELEASE__: Release;

/** What the code of a service worker finds around it; the page's own types do not know it. */
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
// Named once, so that its long list is written into the file once.
const release = __RELEASE__;
const worker = globalThis as unknown as Worker;

const world: KeepingWorld = {
  origin: worker.location.origin,
  caches,
  fetch: (request) => fetch(request),
};

/** What is never ours: where a browser can be told so, such a request does not even wake this worker. */
const serversOwn = ["/rpc/*", "/api/*", "/events", "/pictures/*", "/calendar/*", "/livez"];

worker.addEventListener("install", (event) => {
  const rules = serversOwn.map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: "network",
  }));
  // A browser that knows no such rules asks this worker, which leaves the request alone.
  const told = event.addRoutes?.(rules).catch(() => {});
  // No hurry to take over: this worker waits until the last page of the release before is closed.
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
