import { useAuth } from "#web/account/auth-provider.tsx";
import type { Profile } from "#web/account/auth-state.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { profileWords as words } from "./messages.ts";
import { ProfileForm, type ProfileFormProps } from "./profile-form.tsx";

/** The form for the person's own profile. */
export function MyProfile(props: { profile: Profile } & Pick<ProfileFormProps, "mayChange">) {
  const { profile, mayChange } = props;
  const { setProfile } = useAuth();
  return (
    <div className="max-w-[60rem]">
      <ProfileForm
        key={profile.id}
        profile={profile}
        submitLabel={words.submit}
        failedTitle={words.failed}
        mayChange={mayChange}
        onSaved={(saved) => {
          setProfile(saved);
          showToast({ title: words.done, text: words.doneText, variant: "success" });
        }}
      />
    </div>
  );
}
