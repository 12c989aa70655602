import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** The addresses of trusted proxies. */
export type TrustedProxies = BlockList;

/** Reads addresses and ranges such as "10.0.0.0/8, ::1"; null when one of them is invalid. */
export function readProxies(text: string): TrustedProxies | null {
  const proxies = new BlockList();
  for (const part of text.split(",").map((piece) => piece.trim())) {
    if (part === "") continue;
    const [address = "", prefix, ...rest] = part.split("/");
    const version = isIP(address);
    const bits = Number(prefix ?? (version === 6 ? 128 : 32));
    const isPrefix = prefix === undefined || /^\d{1,3}$/.test(prefix);
    if (!version || rest.length > 0 || !isPrefix || bits > (version === 6 ? 128 : 32)) return null;
    proxies.addSubnet(address, bits, version === 6 ? "ipv6" : "ipv4");
  }
  return proxies;
}

/**
 * The network address of a request's client. X-Forwarded-For is read only if the socket is one of our proxies, from its
 * end, and only as far as our proxies wrote it: anything before is the client's own claim.
 */
export function clientAddress(req: IncomingMessage, proxies: TrustedProxies): string {
  const forwarded = String(req.headers["x-forwarded-for"] ?? "").split(",");
  const chain = [...forwarded, req.socket.remoteAddress ?? ""].map(plain).reverse();
  let nearest = chain[0]!;
  for (const address of chain) {
    if (!isIP(address)) return nearest;
    nearest = address;
    if (!proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4")) return address;
  }
  return nearest;
}

/** IPv4 over an IPv6 socket. */
function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, "");
}
