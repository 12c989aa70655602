import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { isLinkingTrade } from "#domain/links/sought.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { useSideQuestion } from "#web/links/leaving/use-side-question.tsx";
import { profileWords } from "#web/profiles/messages.ts";
import { MyProfile } from "#web/profiles/my-profile.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { TabPanel, Tabs } from "#web/ui/tabs.tsx";
import { profileTabWords as words } from "./messages.ts";

const InvitationsTab = lazy(async () => ({
  default: (await import("#web/links/invitations/invitations-tab.tsx")).InvitationsTab,
}));

const mine = { key: "mine", label: words.mine } as const;
const invitations = { key: "invitations", label: words.invitations } as const;

/**
 * The profile page: the profile itself, and the invitations for business types with Mortgage or Real Estate. The URL
 * holds the open tab, and text typed into the other one is kept.
 */
export default function ProfilePage() {
  const { profile } = useAuth();
  const { mayChange, question } = useSideQuestion(profile?.id ?? "");
  const [params, setParams] = useSearchParams();
  if (!profile) return <EmptyState line={profileWords.missing} />;
  const tabs = isLinkingTrade(profile) ? [mine, invitations] : [mine];
  const current = tabs.find(({ key }) => key === params.get("tab"))?.key ?? mine.key;
  const parts = { id: "profile", current };
  return (
    <>
      <Tabs
        {...parts}
        label={words.label}
        tabs={tabs}
        onChoose={(key) => setParams(key === mine.key ? {} : { tab: key }, { replace: true })}
      />
      <div className="pt-6">
        <TabPanel {...parts} tab={mine.key}>
          <MyProfile profile={profile} mayChange={mayChange} />
          {question}
        </TabPanel>
        {tabs.includes(invitations) && (
          <TabPanel {...parts} tab={invitations.key}>
            {current === invitations.key && (
              <Suspense fallback={<Spinner className="w-full py-14" />}>
                <InvitationsTab me={profile} />
              </Suspense>
            )}
          </TabPanel>
        )}
      </div>
    </>
  );
}
