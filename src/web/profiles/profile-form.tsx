import { ORPCError } from "@orpc/client";
import { lazy, Suspense, useEffect, useEffectEvent, useState, useRef } from "react";
import { FormProvider, useFormState, useWatch } from "#web/ui/form/use-form.tsx";
import type { Form } from "#web/ui/form/form.ts";
import type { FieldPath } from "#web/ui/form/paths.ts";
import { checkedBy } from "#web/ui/form/check.ts";
import { keepRole, desiredFunctions } from "#domain/profiles/business-types.ts";
import { profileSchema, type ProfileDetails } from "#domain/profiles/profile.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import type { Profile } from "#web/account/auth-state.ts";
import { api } from "#web/client/api.ts";
import { faultsOf, messageOf } from "#web/client/failure.ts";
import { dropDraft } from "#web/drafts/drafts.ts";
import type { FormStart } from "#web/drafts/opening.ts";
import { RestoredNotice } from "#web/drafts/restored-notice.tsx";
import { useKeptForm } from "#web/drafts/use-kept-form.ts";
import { Button } from "#web/ui/button.tsx";
import { KeepTyped } from "#web/ui/keep-typed.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { BusinessSection } from "./business-section.tsx";
import { changedText, formWords, labels, sections } from "./messages.ts";
import { PictureSection } from "./picture-section.tsx";
import { PlaceSection, PresenceSection, YouSection } from "./plain-sections.tsx";
import { browserTimeZone } from "./time-zones.ts";
import { usePicture } from "./use-picture.ts";
import { profileFields, profileShape, startOf, type ProfileValues } from "./profile-values.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Section, type PartProps } from "./section.tsx";

type Business = { businessType: string; roleInBusiness: string };

/** Props of ProfileForm. */
export type ProfileFormProps = {
  /** The stored profile. */
  profile: Profile;
  submitLabel: string;
  /** The toast's title if the save fails. */
  failedTitle: string;
  /** Called before a change of the business is saved; false cancels the save and keeps the input. */
  mayChange?: ((from: Business, to: Business) => Promise<boolean>) | undefined;
  /** Called after the save, with the saved profile. */
  onSaved: (profile: Profile) => void;
};

// The form's values are plain text; the schema rejects values that are not in its lists.
const check = checkedBy<ProfileValues, ProfileDetails>(profileSchema);
const checkOf = () => check;

const draftName = "draft:profile";

// Rarely needed, so it is loaded only when there is something to choose.
const ProfileMergePanel = lazy(async () => ({
  default: (await import("./profile-merge-panel.tsx")).ProfileMergePanel,
}));

/** The profile form of the onboarding and of My Profile (docs/behavior/profiles.md). Input is never lost. */
export function ProfileForm(props: ProfileFormProps) {
  const { profile, submitLabel, failedTitle, mayChange, onSaved } = props;
  const phoneNumber = useAuth().user?.phoneNumber ?? null;
  const startFrom = (stored: Profile) => startOf(stored, { zone: browserTimeZone(), phoneNumber });
  const [first] = useState(() => startFrom(profile));
  const kept = useKeptForm<ProfileValues, ProfileDetails, FormStart<ProfileValues>>({
    draftName,
    id: profile.id,
    shape: profileShape,
    fields: profileFields,
    start: first,
    checkOf,
  });
  const { form, start, restoredAt, differences } = kept;
  const { register, setValue, getValues } = form;
  const { errors, isDirty, isSubmitting } = useFormState(form);
  const picture = usePicture(profile.profilePictureUrl, () => setValue("profilePictureUrl", ""));

  // The picture is saved separately, which reloads the profile.
  const follow = useEffectEvent((newest: Profile) => {
    if (!isSubmitting && newest.version > (start.version ?? 0)) kept.follow(startFrom(newest));
  });
  useEffect(() => follow(profile), [profile]);

  // Leaving the form or signing out cancels a waiting save, which could otherwise be sent as the next person.
  const isGone = useIsGone();

  const submit = form.handleSubmit((details) => send(details, start));

  async function send(details: ProfileDetails, from: FormStart<ProfileValues>): Promise<void> {
    kept.keepSent();
    // Waits for a pending upload, because a save without its path would remove the picture.
    const newer = await picture.newestProfile();
    const uploaded = await picture.uploadedPath();
    if (isGone()) return;
    if (newer && newer.version > (from.version ?? 0)) return merge(newer);
    if (mayChange && !(await mayChange(from.values, details))) return;
    if (isGone()) return;
    const sent = getValues();
    try {
      const saved = await api.profiles.save({
        ...details,
        profilePictureUrl: details.profilePictureUrl ?? uploaded,
        version: from.version ?? undefined,
      });
      kept.settle(startFrom(saved), sent);
      onSaved(saved);
    } catch (error) {
      const newest = newestIn(error);
      if (newest && !isGone()) return merge(newest);
      showFaults(form, error);
      showToast({ title: failedTitle, text: messageOf(error), variant: "destructive" });
    }
  }

  /** Saves with the other window's changes included. If both changed the same field, the person chooses first. */
  async function merge(newest: Profile): Promise<void> {
    const next = startFrom(newest);
    if (kept.adopt(next).some(({ isBoth }) => isBoth))
      showToast({ title: failedTitle, text: changedText, variant: "destructive" });
    else await form.handleSubmit((merged) => send(merged, next))();
  }

  function changeType(next: string) {
    const role = keepRole(next, getValues("roleInBusiness"));
    setValue("roleInBusiness", role, { shouldValidate: form.state().isSubmitted });
  }

  const businessType = useWatch(form, "businessType");
  const fields = { register, errors };
  return (
    <FormProvider form={form}>
      <form
        noValidate
        // The sticky save bar must not cover the focused field.
        className="[&_:is(input,select)]:scroll-mb-28"
        // Pressing Enter during a save must not save twice.
        onSubmit={(event) => (isSubmitting ? event.preventDefault() : void submit(event))}
      >
        {restoredAt && <RestoredNotice at={restoredAt} onStartOver={kept.startOver} />}
        <Suspense>
          {differences.some(({ isBoth }) => isBoth) && (
            <ProfileMergePanel differences={differences} />
          )}
        </Suspense>
        <p className="mb-6 text-sm text-soft">{formWords.required}</p>
        <div className="flex flex-col divide-y divide-line border-y border-line">
          <YouSection {...fields} email={profile.email} phoneNumber={phoneNumber} />
          <PictureSection {...fields} profile={profile} picture={picture} />
          <BusinessSection {...fields} businessType={businessType} onTypeChange={changeType} />
          <PlaceSection {...fields} timeZone={getValues("timeZone")} />
          <PresenceSection {...fields} />
          <FunctionsSection {...fields} />
        </div>
        <SaveBar label={submitLabel} isSaving={isSubmitting} isDirty={isDirty} />
      </form>
      <KeepTyped isDirty={isDirty} onDiscard={() => dropDraft(draftName)} />
    </FormProvider>
  );
}

/** Shows the server's errors at their fields, with the focus on the first. */
function showFaults(form: Form<ProfileValues, ProfileDetails>, error: unknown): void {
  const faults = faultsOf(error).filter(({ path }) => path !== "");
  for (const [at, { path, message }] of faults.entries())
    form.setError(path as FieldPath<ProfileValues>, message, { shouldFocus: at === 0 });
}

type SaveBarProps = { label: string; isSaving: boolean; isDirty: boolean };

/** The save button, on the left where no toast covers it. */
function SaveBar({ label, isSaving, isDirty }: SaveBarProps) {
  return (
    <div
      data-lower-bar
      className="sticky bottom-0 -mx-1 flex flex-wrap items-center gap-x-4 gap-y-1 bg-paper px-1 py-4 lg:pl-[16.75rem]"
    >
      <Button type="submit" variant="primary" busy={isSaving} className="max-sm:w-full">
        {label}
      </Button>
      <p role="status" className="text-sm text-soft">
        {isDirty && formWords.unsaved}
      </p>
    </div>
  );
}

/** The current profile, from the error of a save that was based on an older version. */
function newestIn(error: unknown): Profile | null {
  if (!(error instanceof ORPCError) || error.code !== "CHANGED") return null;
  return (error.data as { current?: Profile } | undefined)?.current ?? null;
}

/** The desired functions, as checkboxes. */
function FunctionsSection({ register, errors }: PartProps) {
  return (
    <Section words={sections.functions}>
      <fieldset className="sm:col-span-2">
        <legend className="mb-2 text-sm font-semibold">{labels.desiredFunctions}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {desiredFunctions.map((name) => (
            <Checkbox key={name} label={name} value={name} {...register("desiredFunctions")} />
          ))}
        </div>
        {errors.desiredFunctions && (
          <p className="mt-2 text-sm text-clay">{errors.desiredFunctions}</p>
        )}
      </fieldset>
    </Section>
  );
}

/** Whether the component has been unmounted, for code that continues after an await. */
function useIsGone(): () => boolean {
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return () => gone.current;
}
