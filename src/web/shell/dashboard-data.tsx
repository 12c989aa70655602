import { QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { useAuth } from "#web/account/auth-provider.tsx";
import { recheckWhenStill } from "#web/account/session-moves.ts";
import { session } from "#web/account/session.ts";
import { queries } from "#web/client/api.ts";
import { askAnew } from "#web/client/ask-anew.ts";
import { createQueryClient } from "#web/client/query-client.ts";
import { openLive } from "#web/notices/live.ts";
import { askOverviewAgain, followSaves } from "#web/overview/queries.ts";
import { whenAtRest } from "#web/ui/when-idle.ts";

/** What decides which deals an agent sees in the calculator, with which limits, and what was saved for them. */
const calculatorTopics = new Set([
  "scenarios",
  "shared_deals",
  "link_sharing",
  "deal_shares",
  "profile_link_invitations",
  "profiles",
]);

/** What the pages of the assistant show. */
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
 * What one person has loaded, kept fresh by the live channel. Give it the person's id as `key`, so
 * that the next person starts with nothing.
 */
export function DashboardData({ children }: { children: ReactNode }) {
  const { retryProfile } = useAuth();
  const [queryClient] = useState(createQueryClient);

  useEffect(() => {
    const askAnewFor = (part: { key: () => QueryKey }) =>
      void askAnew(queryClient, { queryKey: part.key() });
    const contacts = () => askAnewFor(queries.contacts);
    const appointments = () => askAnewFor(queries.appointments);
    // Not the search of professionals, which is of others.
    const links = () => {
      askAnewFor(queries.links.invitations);
      askAnewFor(queries.links.log);
      askAnewFor(queries.links.shareableDeals);
    };
    const calculator = () => askAnewFor(queries.calculator);
    const overview = () => askOverviewAgain(queryClient);
    const account = () => askAnewFor(queries.account);
    const notices = () => askAnewFor(queries.notices);
    const assistant = () => askAnewFor(queries.assistant);
    const topics: Record<string, () => void> = {
      contacts: () => {
        contacts();
        overview();
      },
      // What happened with a lead decides whether it still waits.
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
        // With the email of the account its copy in the profile changes.
        account();
        // The first steps know of the booking link that was copied elsewhere.
        overview();
      },
      // One of the own sessions ended: perhaps this one.
      session: () => void recheckWhenStill().then(account),
    };
    const everything = () => {
      void askAnew(queryClient);
      void retryProfile();
    };
    // Nobody needs it before something goes wrong; when it cannot come, the page is as it was without it.
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
      stopFollowing();
      closeLive();
      void connection.then((is) => is?.stop());
    };
  }, [queryClient, retryProfile]);

  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
