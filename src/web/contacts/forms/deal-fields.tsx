import { dealStatuses } from "#domain/contacts/deal-status.ts";
import {
  dealFields,
  dealLoanFields,
  officerFields,
  progressFields,
} from "#domain/contacts/record-fields.ts";
import { Button } from "#web/ui/button.tsx";
import { useFormContext, useFormState } from "#web/ui/form/use-form.tsx";
import {
  dealParts,
  dealRefinanceHint,
  dealSections,
  debtsOpenLabel,
  noDebtsLabel,
  offerParts,
  propertiesHint,
} from "./deal-form-messages.ts";
import {
  debtsQuestion,
  loanPaths,
  progressPaths,
  type DealFormValues,
} from "./deal-form-values.ts";
import { DealParties } from "./deal-parties.tsx";
import { ChoiceField, DollarField } from "./form-field.tsx";
import { FormPart, FormSection } from "./form-section.tsx";
import { personExtras, recognisedFields } from "./person-form-fields.tsx";
import { SectionFields } from "./record-field.tsx";
import { RefinanceSwitch } from "./refinance-switch.tsx";

/** Every field of a deal, in sections. Only the first and last names are required. */
export function DealFields({ isOfficer, hasStatus }: { isOfficer: boolean; hasStatus?: boolean }) {
  return (
    <>
      <FormSection title={dealSections.client}>
        <SectionFields
          fields={dealFields}
          section="client"
          special={recognisedFields}
          extras={personExtras}
        />
      </FormSection>

      <FormSection title={dealSections.deal}>
        {hasStatus && <ChoiceField name="status" size="half" choices={dealStatuses} always />}
        <SectionFields
          fields={dealFields}
          section="deal"
          extras={{
            ...personExtras,
            purchasePrice: { size: "half" },
            propertyTypePurchase: { size: "half" },
          }}
        />
      </FormSection>

      <RefinanceSwitch
        hint={dealRefinanceHint}
        purchase={{
          title: dealSections.purchase,
          fields: progressPaths,
          children: <Progress />,
        }}
        refinance={{ title: dealSections.refinance, fields: loanPaths, children: <Loans /> }}
      />

      <FormSection title={dealSections.parties}>
        <DealParties />
      </FormSection>

      {isOfficer && (
        <FormSection title={dealSections.officer}>
          <SectionFields
            fields={officerFields}
            section="officer"
            group="loanOfficerDealParams"
            special={{ borrowerMonthlyDebts: <DebtsField /> }}
            extras={{ interestedPropertyAddress: { size: "full" } }}
          />
          {offerParts.map(({ title, section, hint }) => (
            <FormPart key={section} title={title}>
              <p className="col-span-6 text-sm text-soft">{hint}</p>
              <SectionFields
                fields={officerFields}
                section={section}
                group="loanOfficerDealParams"
              />
            </FormPart>
          ))}
        </FormSection>
      )}

      <FormSection title={dealSections.rest}>
        <SectionFields fields={dealFields} section="rest" />
      </FormSection>
    </>
  );
}

/** The borrower's debts besides housing. If left empty, one click states that there are none. */
function DebtsField() {
  const form = useFormContext<DealFormValues>();
  const { field, question } = debtsQuestion;
  const { errors } = useFormState(form, field);
  const isAsked = errors[field] === question;
  return (
    <DollarField
      name={field}
      below={
        isAsked && (
          <div className="mt-2 flex flex-wrap gap-2">
            <Button type="submit" size="sm" onClick={() => form.setValue(field, "0")}>
              {noDebtsLabel}
            </Button>
            <Button
              type="submit"
              size="sm"
              variant="quiet"
              onClick={() => form.setValue("leavesDebtsOut", true)}
            >
              {debtsOpenLabel}
            </Button>
          </div>
        )
      }
    />
  );
}

/** How far the purchase has come. */
function Progress() {
  return (
    <>
      <SectionFields
        fields={progressFields}
        section="progress"
        group="dealProgress"
        extras={{
          propertiesShown: { size: "full", hint: propertiesHint },
          offerAcceptedAddress: { size: "full" },
        }}
      />
      <FormPart title={dealParts.dates}>
        <SectionFields fields={progressFields} section="dates" group="dealProgress" />
      </FormPart>
    </>
  );
}

/** The loan to replace, the new loan and the documents received. */
function Loans() {
  return (
    <>
      <SectionFields fields={dealLoanFields} section="loan" group="refinanceDetails" />
      <FormPart title={dealParts.newLoan}>
        <SectionFields
          fields={dealLoanFields}
          section="newLoan"
          group="refinanceDetails"
          extras={{
            loanProgram: { size: "half" },
            rateRefi: { size: "half" },
            appraisedValueRefi: { size: "half" },
            cashOutAmount: { size: "half" },
          }}
        />
      </FormPart>
      <FormPart title={dealParts.papers}>
        <div className="col-span-6 grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-3">
          <SectionFields fields={dealLoanFields} section="papers" group="refinanceDetails" />
        </div>
      </FormPart>
    </>
  );
}
