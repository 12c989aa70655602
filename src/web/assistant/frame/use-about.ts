import { useQuery } from "@tanstack/react-query";
import type { Api } from "#web/client/api.ts";
import { queries } from "#web/client/api.ts";

/** Whose assistant answers, as a visitor may know it. */
export type About = NonNullable<Awaited<ReturnType<Api["assistant"]["talk"]["about"]>>>;

/** Whose assistant answers at an address; null where none does. */
export function useAbout(profileId: string, isWanted = true) {
  return useQuery(
    queries.assistant.talk.about.queryOptions({ input: { profileId }, enabled: isWanted }),
  );
}
