import { useAuth } from "#web/account/auth-provider.tsx";
import type { PageMeta } from "#web/ui/page-meta.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { completeWords as words } from "./messages.ts";
import { ProfileForm } from "./profile-form.tsx";

export const meta: PageMeta = () => [{ title: words.pageTitle }];

/** The onboarding. The guard around this page redirects a complete profile to the dashboard. */
export default function CompleteProfilePage() {
  const { profile, setProfile } = useAuth();
  if (!profile) return null;
  return (
    <>
      <h1 className="font-serif text-3xl tracking-[-0.01em]">{words.title}</h1>
      <p className="mt-2 mb-2 text-soft">{words.subtitle}</p>
      <ProfileForm
        profile={profile}
        submitLabel={words.submit}
        failedTitle={words.failed}
        onSaved={(saved) => {
          showToast({ title: words.done, text: words.doneText, variant: "success" });
          setProfile(saved);
        }}
      />
    </>
  );
}
