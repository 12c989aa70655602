import { isIP } from "node:net";
import * as z from "zod";

/** An empty variable counts as not set, as in an env file with `KEY=`. */
const unset = (value: unknown) => (value === "" ? undefined : value);

/** The schema of an optional environment variable. */
export const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(unset, schema);

/** An address with one of these protocols, such as "https:". */
export function address(protocols: string[], example: string) {
  const wrong = `must be an address like ${example}`;
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), wrong);
}

/** Where a server listens. */
export const hostName = z
  .string()
  .refine(
    (text) => isIP(text) !== 0 || /^[a-z0-9.-]+$/i.test(text),
    "must be an IP address or a host name",
  );

/** A whole number in a range, both ends included. */
export const whole = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${low} to ${high}`)
    .transform(Number)
    .refine((n) => n >= low && n <= high, `must be a whole number from ${low} to ${high}`);

export const onOff = z
  .enum(["true", "false", "1", "0"], "must be true or false")
  .transform((text) => text === "true" || text === "1");
