import { expect, test } from "vitest";
import { isUnavailable, noteLost, Unavailable } from "./unavailable.ts";

const coded = (code: string, message = "told by PostgreSQL") =>
  Object.assign(new Error(message), { code });
const broken = coded("ECONNRESET", "read ECONNRESET");
noteLost(broken);

test.each([
  ["a server that is being stopped", coded("57P01")],
  ["one that crashed beside us", coded("57P02")],
  ["one that starts", coded("57P03")],
  ["one without connections left", coded("53300")],
  ["one without disk or memory left", coded("53100")],
  ["one that gave up a statement that took too long", coded("57014")],
  ["one that cannot be talked to", coded("08006")],
  ["a connection that broke", broken],
  ["one that ended without a word", new Error("Connection terminated unexpectedly")],
  ["a silent server", new Error("Query read timeout")],
  ["what the pool says", new Unavailable("Too many wait.")],
  ["what a query builder made of it", new Error("Failed query", { cause: coded("57P01") })],
])("%s means: try again later", (_, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ["a mistake in a statement", coded("42601")],
  ["an act that came twice", coded("23505")],
  ["a refusal of row-level security", coded("42501")],
  ["a service outside that cannot be reached", coded("ECONNREFUSED")],
  [
    "a request to one that broke off",
    new TypeError("fetch failed", { cause: coded("ECONNRESET", "read ECONNRESET") }),
  ],
  ["no error at all", null],
])("%s does not", (_, error) => {
  expect(isUnavailable(error)).toBe(false);
});
