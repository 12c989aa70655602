import { useQuery } from "@tanstack/react-query";
import type { Api } from "#web/client/api.ts";
import { queries } from "#web/client/api.ts";

/** The public details of the assistant's owner. */
export type About = NonNullable<Awaited<ReturnType<Api["assistant"]["talk"]["about"]>>>;

/** The owner of the assistant at this id; null if there is none or it is off. */
export function useAbout(profileId: string, isWanted = true) {
  return useQuery(
    queries.assistant.talk.about.queryOptions({ input: { profileId }, enabled: isWanted }),
  );
}
