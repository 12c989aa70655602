import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { clientAddress, readProxies } from "./client-address.ts";

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

describe("the client's address", () => {
  const none = readProxies("")!;
  const ours = readProxies("10.0.0.0/8, 192.0.2.7, ::1")!;

  test("is the socket's, whatever a header claims, if no proxy is trusted", () => {
    expect(clientAddress(from("203.0.113.5", "198.51.100.1"), none)).toBe("203.0.113.5");
    expect(clientAddress(from("10.0.0.1", "198.51.100.1"), none)).toBe("10.0.0.1");
    expect(clientAddress(from("203.0.113.5", "198.51.100.1"), ours)).toBe("203.0.113.5");
  });

  test.each([
    ["10.1.2.3", "198.51.100.1", "198.51.100.1"],
    ["::1", "198.51.100.1", "198.51.100.1"],
    ["::ffff:10.1.2.3", "2001:db8::5", "2001:db8::5"],
    ["10.1.2.3", "198.51.100.1, 192.0.2.7", "198.51.100.1"],
    ["10.1.2.3", "1.2.3.4, 198.51.100.1, 10.9.9.9", "198.51.100.1"],
    ["10.1.2.3", undefined, "10.1.2.3"],
    ["10.1.2.3", "", "10.1.2.3"],
    ["10.1.2.3", "unknown", "10.1.2.3"],
    ["10.1.2.3", "1.2.3.4, garbage, 192.0.2.7", "192.0.2.7"],
    ["10.1.2.3", "10.4.4.4", "10.4.4.4"],
  ])("through %s with %j is %s", (socket, forwarded, expected) => {
    expect(clientAddress(from(socket, forwarded), ours)).toBe(expected);
  });
});

test.each(["localhost", "10.0.0.0/33", "10.0.0/8", "10.0.0.0/8/8", "10.0.0.0/x", "::1/129"])(
  "%s is no address of a proxy",
  (text) => {
    expect(readProxies(text)).toBeNull();
  },
);
