import { useForm, useFormState, useWatch } from "#web/ui/form/use-form.tsx";
import type { FieldPath } from "#web/ui/form/paths.ts";
import { checkedBy } from "#web/ui/form/check.ts";
import { keepRole } from "#domain/profiles/business-types.ts";
import { profileSchema, type ProfileDetails } from "#domain/profiles/profile.ts";
import type { Profile } from "#web/account/auth-state.ts";
import { api } from "#web/client/api.ts";
import { faultsOf, messageOf } from "#web/client/failure.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { BusinessSection } from "./business-section.tsx";
import { FunctionsSection } from "./functions-section.tsx";
import { formWords } from "./messages.ts";
import { PictureSection } from "./picture-section.tsx";
import { PlaceSection, PresenceSection, YouSection } from "./plain-sections.tsx";
import { browserTimeZone } from "./time-zones.ts";
import { usePicture } from "./use-picture.ts";
import { valuesOf, type ProfileValues } from "./profile-values.ts";

/** Props of ProfileForm. */
export type ProfileFormProps = {
  /** What is stored. */
  profile: Profile;
  submitLabel: string;
  /** The title of the toast when the server refuses. */
  failedTitle: string;
  /** The server has saved this. */
  onSaved: (profile: Profile) => void;
};

// The form holds text alone; the schema refuses what is not of its lists.
const check = checkedBy<ProfileValues, ProfileDetails>(profileSchema);

/** The profile form of the onboarding and of My Profile (SPEC §3 profiles, §5, §9). */
export function ProfileForm({ profile, submitLabel, failedTitle, onSaved }: ProfileFormProps) {
  const form = useForm<ProfileValues, ProfileDetails>({
    check,
    defaultValues: valuesOf(profile, browserTimeZone()),
  });
  const { register, handleSubmit, setError, setValue, getValues, reset } = form;
  const { errors, isSubmitting } = useFormState(form);

  const picture = usePicture(profile.profilePictureUrl, () => setValue("profilePictureUrl", ""));

  const submit = handleSubmit(async (details) => {
    try {
      // A picture that is on its way is waited for: without its path it would be lost.
      const profilePictureUrl = details.profilePictureUrl ?? (await picture.uploadedPath());
      const saved = await api.profiles.save({ ...details, profilePictureUrl });
      reset(valuesOf(saved, browserTimeZone()));
      onSaved(saved);
    } catch (error) {
      const faults = faultsOf(error).filter(({ path }) => path !== "");
      for (const [at, { path, message }] of faults.entries())
        setError(path as FieldPath<ProfileValues>, message, { shouldFocus: at === 0 });
      showToast({ title: failedTitle, text: messageOf(error), variant: "destructive" });
    }
  });

  const businessType = useWatch(form, "businessType");
  const fields = { register, errors };
  return (
    <form
      noValidate
      // What is focused must not lie under the bar at the bottom.
      className="[&_:is(input,select)]:scroll-mb-28"
      // A press of Enter while it is being saved must not save twice.
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : void submit(event))}
    >
      <p className="mb-6 text-sm text-soft">{formWords.required}</p>
      <div className="flex flex-col divide-y divide-line border-y border-line">
        <YouSection {...fields} email={profile.email} />
        <PictureSection
          {...fields}
          name={profile.fullName}
          stored={profile.profilePictureUrl}
          picture={picture}
        />
        <BusinessSection
          {...fields}
          businessType={businessType}
          onTypeChange={(next) =>
            setValue("roleInBusiness", keepRole(next, getValues("roleInBusiness")), {
              shouldValidate: form.state().isSubmitted,
            })
          }
        />
        <PlaceSection {...fields} timeZone={getValues("timeZone")} />
        <PresenceSection {...fields} />
        <FunctionsSection {...fields} />
      </div>
      {/* Below the fields, not in the corner, where a toast would lie over it. */}
      <div className="sticky bottom-0 -mx-1 bg-paper px-1 py-4 lg:pl-[16.75rem]">
        <Button type="submit" variant="primary" busy={isSubmitting} className="max-sm:w-full">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
