import { expect, test } from "vitest";
import { nameOfZone } from "./zone-name.ts";

test.each([
  ["America/New_York", "Eastern Time (New York)"],
  ["America/Phoenix", "Mountain without daylight time (Phoenix)"],
  ["Europe/Paris", "Paris time"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires time"],
  ["US/Eastern", "Eastern Time (New York)"],
  ["Asia/Calcutta", "Kolkata time"],
  ["UTC", "UTC"],
])("%s is said as %s", (zone, name) => expect(nameOfZone(zone)).toBe(name));
