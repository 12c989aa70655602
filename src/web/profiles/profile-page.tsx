import { useAuth } from "#web/account/auth-provider.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { profileWords as words } from "./messages.ts";
import { ProfileForm } from "./profile-form.tsx";

/** My Profile (SPEC §2 Profile page). */
export default function ProfilePage() {
  const { profile, setProfile } = useAuth();
  if (!profile) return <EmptyState line={words.missing} />;
  return (
    <div className="max-w-[60rem]">
      <ProfileForm
        key={profile.id}
        profile={profile}
        submitLabel={words.submit}
        failedTitle={words.failed}
        onSaved={(saved) => {
          setProfile(saved);
          showToast({ title: words.done, text: words.doneText, variant: "success" });
        }}
      />
    </div>
  );
}
