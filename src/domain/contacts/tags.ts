import * as z from "zod/mini";
import { cleanText, tooLong } from "#domain/kernel/clean-text.ts";

export const longestTag = 50; // characters
const mostTags = 50;

/** Adds a tag to a list. An empty or existing tag changes nothing. */
export function addTag(tags: readonly string[], typed: string): string[] {
  const tag = cleanText(typed);
  return tag === "" || tags.includes(tag) ? [...tags] : [...tags, tag];
}

/** A list of tags: cleaned, without empty or duplicate ones. */
export const tagList = z.pipe(
  z.nullish(
    z
      .array(z.string().check(z.overwrite(cleanText), z.maxLength(longestTag, tooLong(longestTag))))
      .check(z.maxLength(mostTags, `Use at most ${mostTags} tags.`)),
  ),
  z.transform((tags) => (tags ?? []).reduce<string[]>(addTag, [])),
);
