import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Fields } from "#domain/contacts/field.ts";
import { dealFields, leadFields, partnerFields } from "#domain/contacts/record-fields.ts";
import { FormProvider, useForm } from "#web/ui/form/use-form.tsx";
import { SectionFields } from "./record-field.tsx";

/** The labels of a section's fields that are marked as required. */
function requiredIn(fields: Fields, section: string): string[] {
  function Contact() {
    const form = useForm({ defaultValues: {}, check: (values) => ({ data: values }) });
    return (
      <FormProvider form={form}>
        <SectionFields
          fields={fields}
          section={section}
          special={{ phoneNumber: null, email: null }}
        />
      </FormProvider>
    );
  }
  const html = renderToStaticMarkup(<Contact />);
  const labelled = html.matchAll(/<label[^>]*>([^<]*)<\/label><(?:input|textarea|select)([^>]*)>/g);
  return [...labelled].flatMap(([, label, attributes]) =>
    attributes!.includes('aria-required="true"') ? [label!] : [],
  );
}

test("each form marks as required only the names that its own record requires", () => {
  expect(requiredIn(leadFields, "contact")).toEqual(["First Name", "Last Name"]);
  expect(requiredIn(dealFields, "client")).toEqual(["First Name", "Last Name"]);
  expect(requiredIn(partnerFields, "contact")).toEqual(["First Name"]);
});
