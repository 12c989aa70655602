import { ORPCError } from "@orpc/client";
import { useAuth } from "#web/account/auth-provider.tsx";
import { api } from "#web/client/api.ts";
import { sideOf } from "#domain/profiles/sides.ts";
import { ContactForm } from "./contact-form.tsx";
import { DealFields } from "./deal-fields.tsx";
import { dealKind, startConversion } from "./deal-form-values.ts";
import type { FormFrame } from "./form-frame.ts";
import { RecordForm, StoredRecord } from "./record-form.tsx";

const kinds = { officer: dealKind(true), other: dealKind(false) };

/** Whether the signed-in person is a loan officer, who can see and set the officer parameters. */
function useIsOfficer(): boolean {
  const { profile } = useAuth();
  return profile !== null && sideOf(profile) === "loan officer";
}

/** The Deal form, for a new deal or for the one with this id. */
export function DealForm(props: FormFrame & { id?: string | undefined }) {
  const isOfficer = useIsOfficer();
  return (
    <RecordForm kind={isOfficer ? kinds.officer : kinds.other} {...props}>
      <DealFields isOfficer={isOfficer} hasStatus />
    </RecordForm>
  );
}

/** The Deal form for converting a lead, which always starts as a Working Deal. */
export function ConvertForm({ leadId, ...frame }: FormFrame & { leadId: string }) {
  const isOfficer = useIsOfficer();
  const read = () => api.contacts.getLead({ id: leadId });
  return (
    <StoredRecord type="Lead" id={leadId} read={read} onLeave={frame.onLeave}>
      {(lead) => (
        <ContactForm
          {...frame}
          rules={isOfficer ? kinds.officer : kinds.other}
          type="Deal"
          action="converted"
          id={leadId}
          start={startConversion(lead, isOfficer)}
          save={(id, deal, version) => api.contacts.convertLead({ id, version, deal })}
          findNewest={async (error) => {
            const isOutdated = error instanceof ORPCError && error.code === "CHANGED";
            return isOutdated ? startConversion(await read(), isOfficer) : null;
          }}
        >
          <DealFields isOfficer={isOfficer} />
        </ContactForm>
      )}
    </StoredRecord>
  );
}
