import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { useAuth } from "#web/account/auth-provider.tsx";
import { recheckWhenStill } from "#web/account/session-moves.ts";
import { session } from "#web/account/session.ts";
import { queries } from "#web/client/api.ts";
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
    const contacts = () => void queryClient.invalidateQueries({ queryKey: queries.contacts.key() });
    const appointments = () =>
      void queryClient.invalidateQueries({ queryKey: queries.appointments.key() });
    // Not the search of professionals, which is of others.
    const links = () => {
      for (const part of [
        queries.links.invitations,
        queries.links.log,
        queries.links.shareableDeals,
      ])
        void queryClient.invalidateQueries({ queryKey: part.key() });
    };
    const calculator = () =>
      void queryClient.invalidateQueries({ queryKey: queries.calculator.key() });
    const overview = () => askOverviewAgain(queryClient);
    const account = () => void queryClient.invalidateQueries({ queryKey: queries.account.key() });
    const notices = () => void queryClient.invalidateQueries({ queryKey: queries.notices.key() });
    const assistant = async () => {
      const about = { queryKey: queries.assistant.key() };
      // A first answer that is on its way is not called off, and may be older than the change.
      const mayBeOld = queryClient.isFetching(about) > 0;
      await queryClient.invalidateQueries(about);
      if (mayBeOld) void queryClient.invalidateQueries(about);
    };
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
      },
      // One of the own sessions ended: perhaps this one.
      session: () => void recheckWhenStill().then(account),
    };
    const everything = () => {
      void queryClient.invalidateQueries();
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
        if (assistantTopics.has(topic)) void assistant();
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
