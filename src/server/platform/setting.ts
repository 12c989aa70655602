import * as z from "zod";

/** An empty variable counts as not set, as people expect of `KEY=` in an env file. */
const unset = (value: unknown) => (value === "" ? undefined : value);

/** What one variable of the environment must be, where it is set. */
export const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(unset, schema);

/** An address of one of these protocols, such as "https:". */
export function address(protocols: string[], example: string) {
  const wrong = `must be an address like ${example}`;
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), wrong);
}

/** A whole number, both ends included. */
export const whole = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${low} to ${high}`)
    .transform(Number)
    .refine((n) => n >= low && n <= high, `must be a whole number from ${low} to ${high}`);

export const onOff = z
  .enum(["true", "false", "1", "0"], "must be true or false")
  .transform((text) => text === "true" || text === "1");
