import { QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { useAuth } from "#web/account/auth-provider.tsx";
import { recheckWhenStill } from "#web/account/session-moves.ts";
import { session } from "#web/account/session.ts";
import { queries } from "#web/client/api.ts";
import { refresh } from "#web/client/refresh.ts";
import { createQueryClient } from "#web/client/query-client.ts";
import { openLive } from "#web/notices/live.ts";
import { askOverviewAgain, followSaves } from "#web/overview/queries.ts";
import { watchGoneAssets } from "#web/ui/gone-assets.ts";
import { whenAtRest } from "#web/ui/when-idle.ts";

/** Tables that affect the calculator: an agent's deals, their limits and saved scenarios. */
const calculatorTopics = new Set([
  "scenarios",
  "shared_deals",
  "link_sharing",
  "deal_shares",
  "profile_link_invitations",
  "profiles",
]);

/** Tables shown on the assistant's pages. */
const assistantTopics = new Set([
  "assistant_settings",
  "assistant_conversations",
  "assistant_turns",
  "assistant_actions",
  "ai_tasks_log",
  "outreach_consents",
  "outreach_stops",
]);

/**
 * The data one person has loaded, updated by the live channel. Pass the person's id as `key`, so that the next person
 * starts empty.
 */
export function DashboardData({ children }: { children: ReactNode }) {
  const { retryProfile } = useAuth();
  const [queryClient] = useState(createQueryClient);

  useEffect(() => {
    const refreshPart = (part: { key: () => QueryKey }) =>
      void refresh(queryClient, { queryKey: part.key() });
    const contacts = () => refreshPart(queries.contacts);
    const appointments = () => refreshPart(queries.appointments);
    // Excludes the search for professionals, which shows other people's data.
    const links = () => {
      refreshPart(queries.links.invitations);
      refreshPart(queries.links.log);
      refreshPart(queries.links.shareableDeals);
    };
    const calculator = () => refreshPart(queries.calculator);
    const overview = () => askOverviewAgain(queryClient);
    const account = () => refreshPart(queries.account);
    const notices = () => refreshPart(queries.notices);
    const assistant = () => refreshPart(queries.assistant);
    const topics: Record<string, () => void> = {
      contacts: () => {
        contacts();
        overview();
      },
      // A lead's events decide whether it still needs a response.
      contact_events: () => {
        contacts();
        overview();
      },
      deleted_contacts: contacts,
      appointments: () => {
        appointments();
        overview();
      },
      ai_tasks_log: overview,
      profile_link_invitations: links,
      link_sharing: links,
      deal_shares: links,
      notices,
      notice_wishes: notices,
      profiles: () => {
        void retryProfile();
        // The profile has a copy of the account's email.
        account();
        // The setup steps include copying the booking link.
        overview();
      },
      // One of the person's sessions ended, perhaps this one.
      session: () => void recheckWhenStill().then(account),
    };
    const everything = () => {
      void refresh(queryClient);
      void retryProfile();
    };
    // From the start, because every part that loads later may be gone.
    const stopWatchingAssets = watchGoneAssets();
    // Loaded last, because it is needed only when something fails; without it, the page works normally.
    const connection = whenAtRest(() => queryClient.isFetching() > 0)
      .then(() => import("./offline/connection.ts"))
      .then(
        ({ watchConnection }) => watchConnection(queryClient, everything),
        () => null,
      );
    const stopFollowing = followSaves(queryClient);
    const closeLive = openLive({
      changed: (topic) => {
        topics[topic]?.();
        if (assistantTopics.has(topic)) assistant();
        if (calculatorTopics.has(topic)) calculator();
      },
      resync: everything,
      lost: () => void session.recheck(),
      broken: () => void connection.then((is) => is?.doubt()),
    });
    return () => {
      stopWatchingAssets();
      stopFollowing();
      closeLive();
      void connection.then((is) => is?.stop());
    };
  }, [queryClient, retryProfile]);

  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
