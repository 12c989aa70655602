import { isLoopback } from "./platform/config.ts";

/** A machine's own address has two names; pages under either may write. */
export function originsOf(baseUrl: string): string[] {
  if (!isLoopback(baseUrl)) return [baseUrl];
  const { protocol, port } = new URL(baseUrl);
  const suffix = port ? `:${port}` : "";
  return [
    ...new Set([
      baseUrl,
      ...["127.0.0.1", "localhost"].map((host) => `${protocol}//${host}${suffix}`),
    ]),
  ];
}

/** The name under which this machine reaches what listens at a host. */
export function loopbackName(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
