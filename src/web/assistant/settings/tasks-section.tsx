import { useFormContext, useFormState, useWatch } from "#web/ui/form/use-form.tsx";
import { autonomiesOf, type TaskKind, taskKinds } from "#domain/assistant/tasks.ts";
import { Section } from "#web/profiles/section.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { taskNames } from "../shared/names.ts";
import { autonomyNames, meanings, sectionWords } from "./settings-messages.ts";
import type { SettingsValues } from "./settings-values.ts";

/** How much each task does on its own; shows only the choices that the task supports. */
export function TasksSection() {
  return (
    <Section words={sectionWords.tasks}>
      {taskKinds.map((kind) => (
        <Task key={kind} kind={kind} />
      ))}
    </Section>
  );
}

function Task({ kind }: { kind: TaskKind }) {
  const form = useFormContext<SettingsValues>();
  const { register } = form;
  const name = `autonomy.${kind}` as const;
  const chosen = useWatch(form, name);
  const { errors } = useFormState(form, name);
  return (
    <Field label={taskNames[kind]} hint={meanings[kind][chosen]} error={errors[name]}>
      <Select
        options={autonomiesOf[kind].map((value) => ({ value, label: autonomyNames[value] }))}
        {...register(name)}
      />
    </Field>
  );
}
