import { lazy } from "react";
import type { ContactType } from "#domain/contacts/contact.ts";
import { draftName } from "./draft-name.ts";
import { FormDialog } from "./form-dialog.tsx";
import {
  convertHint,
  convertTitle,
  editTitle,
  newTitle,
  requiredHints,
  saveLabel,
} from "./form-messages.ts";
import type { FormTarget } from "./form-target.ts";

/** Props of ContactDialog. Pass a new `key` each time it opens. */
export type ContactDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  target: FormTarget;
};

const loadLeadForm = () => import("./lead-form.tsx");
const loadDealForm = () => import("./deal-form.tsx");
const loadPartnerForm = () => import("./partner-form.tsx");

const loads = { Lead: loadLeadForm, Deal: loadDealForm, "Referral Partner": loadPartnerForm };

/** Loads a form's code; call it early where a click is likely. */
export const loadForm = (type: ContactType): Promise<unknown> => loads[type]();

const forms = {
  Lead: lazy(async () => ({ default: (await loadLeadForm()).LeadForm })),
  Deal: lazy(async () => ({ default: (await loadDealForm()).DealForm })),
  "Referral Partner": lazy(async () => ({ default: (await loadPartnerForm()).PartnerForm })),
};
const ConvertForm = lazy(async () => ({ default: (await loadDealForm()).ConvertForm }));

/** The dialog with the form for a target. */
export function ContactDialog({ open, onOpenChange, target }: ContactDialogProps) {
  const frame = { open, onOpenChange, draftName: draftName(target) };
  if ("convertLeadId" in target)
    return (
      <FormDialog {...frame} title={convertTitle} hint={convertHint} saveLabel={saveLabel("Deal")}>
        {(inside) => <ConvertForm leadId={target.convertLeadId} {...inside} />}
      </FormDialog>
    );
  const { type, id } = target;
  const Form = forms[type];
  return (
    <FormDialog
      {...frame}
      title={id ? editTitle(type) : newTitle(type)}
      hint={id ? undefined : requiredHints[type]}
      saveLabel={saveLabel(type)}
    >
      {(inside) => <Form id={id} {...inside} />}
    </FormDialog>
  );
}
