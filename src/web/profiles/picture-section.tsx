import ImageUp from "lucide-react/icons/image-up";
import { useRef } from "react";
import { pictureName } from "#domain/profiles/picture.ts";
import type { Profile } from "#web/account/auth-state.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { formWords, labels, pictureWords as words, sections } from "./messages.ts";
import { Portrait } from "./portrait.tsx";
import { Section, type PartProps } from "./section.tsx";
import type { PictureWork } from "./use-picture.ts";

/** Props of PictureSection. */
export type PictureSectionProps = PartProps & {
  /** The stored profile. Its picture is an uploaded picture's path, an https address, or null. */
  profile: Pick<Profile, "fullName" | "profilePictureUrl">;
  picture: PictureWork;
};

/** The picture, uploaded or by its https address, and whether the booking page shows it. */
export function PictureSection({ register, errors, profile, picture }: PictureSectionProps) {
  const stored = profile.profilePictureUrl;
  const isUploaded = stored !== null && pictureName(stored) !== null;
  return (
    <Section words={sections.picture}>
      <div className="flex items-center gap-5 sm:col-span-2">
        <Portrait name={profile.fullName} url={picture.state.preview ?? stored} size="lg" />
        <Upload picture={picture} hasUpload={isUploaded} />
      </div>
      <Field
        label={labels.profilePictureUrl}
        hint={isUploaded ? words.addressInstead : words.addressHint}
        error={errors.profilePictureUrl}
        className="sm:col-span-2"
      >
        <TextInput
          type="url"
          inputMode="url"
          placeholder={formWords.urlPlaceholder}
          autoComplete="off"
          {...register("profilePictureUrl")}
        />
      </Field>
      <Checkbox
        label={labels.showsPictureOnBooking}
        className="sm:col-span-2"
        {...register("showsPictureOnBooking")}
      />
    </Section>
  );
}

/** The buttons that upload and remove a picture, with the progress and result. */
function Upload({ picture, hasUpload }: { picture: PictureWork; hasUpload: boolean }) {
  const file = useRef<HTMLInputElement>(null);
  const { at, share, note, failure } = picture.state;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap gap-2">
        <Button
          busy={at === "sending"}
          disabled={at !== "rest"}
          icon={<ImageUp size={16} aria-hidden="true" />}
          onClick={() => file.current?.click()}
        >
          {hasUpload ? words.replace : words.upload}
        </Button>
        {hasUpload && (
          <Button
            variant="quiet"
            busy={at === "removing"}
            disabled={at !== "rest"}
            onClick={picture.remove}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // Allows choosing the same file again after a failure.
          target.value = "";
          if (chosen) picture.upload(chosen);
        }}
      />
      <p role="status" className="mt-2 text-sm text-soft">
        {at === "sending" ? words.sending(share) : (note ?? (failure ? "" : words.hint))}
      </p>
      {failure && (
        <p role="alert" className="text-sm text-clay">
          {failure}
        </p>
      )}
    </div>
  );
}
