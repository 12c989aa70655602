import { isPagePath } from "#domain/site/paths.ts";

/** The addresses that are neither procedures, accounts nor pages, and of which there is one each. */
const single = new Set([
  "/livez",
  "/healthz",
  "/readyz",
  "/events",
  "/account/export",
  "/api/openapi.json",
  "/api/v1/profile-picture",
  "/.well-known/jwks.json",
  "/speech/hear",
  "/speech/speak",
  "/speech/example",
]);
/** Groups of addresses, by their beginning. What is in them may be an id or a secret. */
const groups = [
  "/rpc",
  "/api/v1",
  "/api/auth",
  "/api",
  "/twilio",
  "/speech",
  "/calendar",
  "/unsubscribe",
  "/pictures",
  "/assets",
  "/dev",
];
/** Pages of one profile, contact or conversation, and the picture that a booking page is shared with. */
const ofOne =
  /^\/(book|book-demo|talk|stop|dashboard\/crm\/contacts|dashboard\/assistant\/conversations)\/[^/]+/;

const accounts = "/api/auth";

/**
 * Names the route of a path for the log and the metrics: a template with names in place of ids, out of a limited number.
 * A procedure is named later, when it is known (api.ts). Whatever is no address of ours is `other`, because it can
 * contain anything.
 */
export function routeNames(accountEndpoints: object): (path: string) => string {
  const known = Object.values(accountEndpoints as Record<string, { path?: string }>).flatMap(
    ({ path }) => (path ? [path] : []),
  );
  const fixed = new Set(known.filter((path) => !path.includes(":")));
  const withIds = known
    .filter((path) => path.includes(":"))
    .map((path) => ({
      pattern: new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`),
      name: accounts + path.replaceAll(/:(\w+)/g, "{$1}"),
    }));

  return (path) => {
    if (single.has(path)) return path;
    if (path.startsWith(`${accounts}/`)) {
      const endpoint = path.slice(accounts.length);
      if (fixed.has(endpoint)) return path;
      return withIds.find(({ pattern }) => pattern.test(endpoint))?.name ?? `${accounts}/*`;
    }
    const group = groups.find((beginning) => path.startsWith(`${beginning}/`));
    if (group) return `${group}/*`;
    const name = path.replace(ofOne, "/$1/{id}");
    if (name === "/preview.png" || name === "/book/{id}/preview.png") return name;
    return isPagePath(path) ? name.replace(/(?<=.)\/$/, "") : "other";
  };
}
