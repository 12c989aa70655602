import { businessTypes, rolesOf } from "#domain/profiles/business-types.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { formWords, labels, sections } from "./messages.ts";
import { Section, type PartProps } from "./section.tsx";

/** Props of BusinessSection. */
export type BusinessSectionProps = PartProps & {
  /** The chosen type, whose roles are offered. */
  businessType: string;
  /** Called after the type changes, to clear a role that the new type doesn't offer. */
  onTypeChange: (businessType: string) => void;
};

/** Company, business type, role, years and license. */
export function BusinessSection(props: BusinessSectionProps) {
  const { register, errors, businessType, onTypeChange } = props;
  const roles = rolesOf(businessType);
  return (
    <Section words={sections.business}>
      <Field
        label={labels.companyName}
        error={errors.companyName}
        className="sm:col-span-2"
        required
      >
        <TextInput autoComplete="organization" {...register("companyName")} />
      </Field>
      <Field label={labels.businessType} error={errors.businessType} required>
        <Select
          placeholder={formWords.choose}
          options={businessTypes}
          {...register("businessType", {
            onChange: (event: { target: { value: string } }) => onTypeChange(event.target.value),
          })}
        />
      </Field>
      <Field label={labels.roleInBusiness} error={errors.roleInBusiness} required>
        <Select
          // Remounts with the new type's options, because a select can't show a value before its option exists.
          key={businessType}
          placeholder={roles.length > 0 ? formWords.choose : formWords.chooseTypeFirst}
          options={roles}
          {...register("roleInBusiness")}
        />
      </Field>
      <Field label={labels.yearsInBusiness} error={errors.yearsInBusiness}>
        <TextInput inputMode="numeric" autoComplete="off" {...register("yearsInBusiness")} />
      </Field>
      <Field label={labels.licenseNumber} error={errors.licenseNumber}>
        <TextInput autoComplete="off" {...register("licenseNumber")} />
      </Field>
      <Checkbox
        label={labels.showsLicenseOnBooking}
        className="sm:col-span-2"
        {...register("showsLicenseOnBooking")}
      />
    </Section>
  );
}
