import { usStates } from "#domain/kernel/us-states.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { formWords, labels, sections } from "./messages.ts";
import { Section, type PartProps } from "./section.tsx";
import { ZoneOptions } from "./zone-options.tsx";

/** Name, phone and the read-only email, or the sign-in phone number for accounts without an email. */
export function YouSection({
  register,
  errors,
  email,
  phoneNumber,
}: PartProps & { email: string | null; phoneNumber: string | null }) {
  return (
    <Section words={sections.you}>
      <Field label={labels.fullName} error={errors.fullName} required>
        <TextInput autoComplete="name" {...register("fullName")} />
      </Field>
      <Field label={labels.title} error={errors.title}>
        <TextInput autoComplete="organization-title" {...register("title")} />
      </Field>
      <Field label={labels.phone} error={errors.phone} required>
        <PhoneInput autoComplete="tel" {...register("phone")} />
      </Field>
      {email === null ? (
        <Field label={labels.signInPhone} hint={formWords.signInPhoneHint}>
          <TextInput type="tel" value={phoneNumber ?? ""} readOnly />
        </Field>
      ) : (
        <Field label={labels.email} hint={formWords.emailHint}>
          <TextInput type="email" value={email} readOnly />
        </Field>
      )}
    </Section>
  );
}

/** City, state, time zone and address. */
export function PlaceSection({ register, errors, timeZone }: PartProps & { timeZone: string }) {
  return (
    <Section words={sections.place}>
      <Field label={labels.locationCity} error={errors.locationCity} required>
        <TextInput autoComplete="address-level2" {...register("locationCity")} />
      </Field>
      <Field label={labels.locationState} error={errors.locationState} required>
        <Select
          autoComplete="address-level1"
          placeholder={formWords.choose}
          options={usStates}
          {...register("locationState")}
        />
      </Field>
      <Field label={labels.address} error={errors.address} className="sm:col-span-2">
        <TextInput autoComplete="street-address" {...register("address")} />
      </Field>
      <Field
        label={labels.timeZone}
        hint={formWords.zoneHint}
        error={errors.timeZone}
        className="sm:col-span-2"
        required
      >
        <Select {...register("timeZone")}>
          <ZoneOptions chosen={timeZone} />
        </Select>
      </Field>
    </Section>
  );
}

const networks = ["linkedin", "twitter", "facebook"] as const;

/** Website and social media. */
export function PresenceSection({ register, errors }: PartProps) {
  const address = { type: "url", inputMode: "url", placeholder: formWords.urlPlaceholder } as const;
  return (
    <Section words={sections.presence}>
      <Field label={labels.website} error={errors.website}>
        <TextInput {...address} autoComplete="url" {...register("website")} />
      </Field>
      {networks.map((network) => (
        <Field key={network} label={labels[network]} error={errors[`socialMediaLinks.${network}`]}>
          <TextInput {...address} autoComplete="off" {...register(`socialMediaLinks.${network}`)} />
        </Field>
      ))}
    </Section>
  );
}
