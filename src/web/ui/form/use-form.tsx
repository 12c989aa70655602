import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { createForm, type Form } from "./form.ts";
import type { FormOptions, FormState } from "./form-state.ts";
import { isAbout, valueAt, type FieldPath, type FieldValue } from "./paths.ts";

/** A form for the lifetime of the component; the object is stable and never causes a render by itself. */
export function useForm<Values, Data = Values>(
  options: FormOptions<Values, Data>,
): Form<Values, Data> {
  const [form] = useState(() => createForm(options));
  const { check, shouldFocusError } = options;
  useLayoutEffect(() => form.use({ check, shouldFocusError }), [form, check, shouldFocusError]);
  return form;
}

const FormContext = createContext<unknown>(null);

/** Provides a form to the fields in it. */
export function FormProvider<Values, Data>({
  form,
  children,
}: {
  form: Form<Values, Data>;
  children: ReactNode;
}) {
  return <FormContext value={form}>{children}</FormContext>;
}

/**
 * Binds a control whose value may be invalid text, such as an amount: it is validated on blur and not only on submit,
 * and an error is checked again on every key press.
 */
export function checkedWhenLeft<Values, Data>(form: Form<Values, Data>, name: FieldPath<Values>) {
  const check = () => void form.trigger(name).catch(() => undefined);
  const isTold = () => form.state().errors[name] !== undefined;
  return form.register(name, {
    // An existing error, such as a question shown only on save, stays while the person moves to answer it.
    onBlur: () => {
      if (!isTold()) check();
    },
    onChange: () => {
      if (isTold()) check();
    },
  });
}

/** The surrounding form; a field can name the type of its values. */
export function useFormContext<Values = Record<string, unknown>>(): Form<Values, unknown> {
  const form = useContext(FormContext);
  if (form === null) throw new Error("A field stands in no form.");
  return form as Form<Values, unknown>;
}

function useSnapshot<Seen>({ listen }: Pick<Form<unknown>, "listen">, see: () => Seen): Seen {
  return useSyncExternalStore(listen, see, see);
}

/** A form's state. With a name, it updates only for errors of that field; other errors may be outdated. */
export function useFormState<Values, Data>(
  form: Form<Values, Data>,
  name?: FieldPath<Values>,
): FormState<Values> {
  const state = useSnapshot(form, () => {
    const now = form.state();
    if (name === undefined) return now;
    const said = Object.entries(now.errors).filter(([path]) => isAbout(path, name));
    return JSON.stringify([said, valueAt(now.defaultValues, name)]);
  });
  return typeof state === "string" ? form.state() : state;
}

/** The value of a field or a part of the form; without a name, all values. */
export function useWatch<Values, Data>(form: Form<Values, Data>): Values;
export function useWatch<Values, Data, const Name extends FieldPath<Values>>(
  form: Form<Values, Data>,
  name: Name,
): FieldValue<Values, Name>;
export function useWatch<Values, Data>(form: Form<Values, Data>, name?: FieldPath<Values>) {
  return useSnapshot(form, () =>
    name === undefined ? form.getValues() : valueAt(form.getValues(), name),
  );
}

/** A field whose value React shows. */
export function useController<Values, Data, const Name extends FieldPath<Values>>(
  form: Form<Values, Data>,
  name: Name,
) {
  const value = useWatch(form, name);
  const ref = useMemo(() => form.holdControl(name), [form, name]);
  const onChange = (next: FieldValue<Values, Name>) =>
    form.setValue(name, next, { shouldValidate: form.state().isSubmitted });
  return { value, onChange, ref };
}

/** The rows of a list in a form, each with its own key. */
export function useFieldArray<Values, Data>(form: Form<Values, Data>, name: FieldPath<Values>) {
  const keys = useSnapshot(form, () => form.rowKeys(name));
  return {
    keys,
    append: (row: unknown, focusName?: string) => form.append(name, row, focusName),
    remove: (index: number) => form.remove(name, index),
  };
}
