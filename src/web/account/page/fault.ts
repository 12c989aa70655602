type Schema = {
  safeParse: (value: unknown) => { error?: { issues: readonly { message: string }[] } | undefined };
};

/** A schema's first error message for a value, or null. */
export function faultOf(schema: Schema, value: unknown): string | null {
  return schema.safeParse(value).error?.issues[0]?.message ?? null;
}
