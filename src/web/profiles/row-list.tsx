import Plus from "lucide-react/icons/plus";
import { type ComponentType, useRef } from "react";
import { useFieldArray, useFormContext, useFormState } from "#web/ui/form/use-form.tsx";
import { Button } from "#web/ui/button.tsx";

/**
 * A list of rows in a section of a form, with a button that adds one. A new row starts as `blank`, with the focus in
 * its first field. After a removal, the focus moves to the add button.
 */
export function RowList({
  name,
  blank,
  words,
  row: Row,
}: {
  name: string;
  blank: Record<string, string>;
  words: { none: string; add: string };
  row: ComponentType<{ index: number; onRemove: () => void }>;
}) {
  const form = useFormContext();
  const { keys, append, remove } = useFieldArray(form, name);
  const { errors } = useFormState(form, name);
  const add = useRef<HTMLButtonElement>(null);
  const error = errors[`${name}.root`];
  const [firstField] = Object.keys(blank);

  return (
    <div className="flex flex-col gap-4 sm:col-span-2">
      {keys.length === 0 && <p className="text-soft">{words.none}</p>}
      {keys.map((key, index) => (
        <Row
          key={key}
          index={index}
          onRemove={() => {
            remove(index);
            add.current?.focus();
          }}
        />
      ))}
      {error && <p className="text-sm text-clay">{error}</p>}
      <div>
        <Button
          ref={add}
          size="sm"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => append(blank, `${name}.${keys.length}.${firstField}`)}
        >
          {words.add}
        </Button>
      </div>
    </div>
  );
}
