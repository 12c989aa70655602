import * as z from "zod/mini";

/*
 * Fields as they are read back: looser than the forms' schemas, because what older versions or other doors stored must
 * still open in the form, where it can be mended.
 */
export const storedText = z.nullable(z.string());
export const storedNumber = z.nullable(z.number());
