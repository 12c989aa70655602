type Schema = {
  safeParse: (value: unknown) => { error?: { issues: readonly { message: string }[] } | undefined };
};

/** What a schema says of a value: the first fault, or null. */
export function faultOf(schema: Schema, value: unknown): string | null {
  return schema.safeParse(value).error?.issues[0]?.message ?? null;
}
