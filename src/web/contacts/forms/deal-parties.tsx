import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { useRef } from "react";
import { useFieldArray, useFormContext, useWatch } from "#web/ui/form/use-form.tsx";
import { v7 as newId } from "uuid";
import { partyFields, partyRoles } from "#domain/contacts/record-fields.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { addPartyLabel, noParties, partyTitle, removePartyLabel } from "./deal-form-messages.ts";
import { partyShape, type DealFormValues } from "./deal-form-values.ts";
import { ChoiceField } from "./form-field.tsx";
import { FormPart } from "./form-section.tsx";
import { SectionFields } from "./record-field.tsx";

/** The other parties of a deal, such as title company, appraiser or inspector; any number of them. */
export function DealParties() {
  const form = useFormContext<DealFormValues>();
  const list = useFieldArray(form, "dealParties");
  const add = useRef<HTMLButtonElement>(null);

  function remove(index: number) {
    list.remove(index);
    add.current?.focus();
  }

  return (
    <>
      {list.keys.length === 0 && <p className="col-span-6 text-soft">{noParties}</p>}
      {list.keys.map((key, index) => (
        <FormPart
          key={key}
          title={partyTitle(index + 1)}
          aside={<RemoveParty index={index} onRemove={remove} />}
        >
          <ChoiceField name={`dealParties.${index}.role`} size="half" choices={partyRoles} />
          <SectionFields
            fields={partyFields}
            section="parties"
            group={`dealParties.${index}`}
            extras={{ name: { size: "half" } }}
          />
        </FormPart>
      ))}
      <div className="col-span-6">
        <Button
          ref={add}
          size="sm"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() =>
            list.append({ ...partyShape, id: newId() }, `dealParties.${list.keys.length}.role`)
          }
        >
          {addPartyLabel}
        </Button>
      </div>
    </>
  );
}

function RemoveParty({ index, onRemove }: { index: number; onRemove: (index: number) => void }) {
  const form = useFormContext<DealFormValues>();
  const name = useWatch(form, `dealParties.${index}.name`);
  return (
    <IconButton
      label={removePartyLabel(index + 1, name ?? "")}
      icon={<Trash size={16} aria-hidden="true" />}
      // Larger than its line of text, without making the line taller.
      className="-my-2"
      onClick={() => onRemove(index)}
    />
  );
}
