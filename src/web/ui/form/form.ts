import { heldControls, type Control } from "./controls.ts";
import type { Answer, Check, FieldErrors, FormOptions, FormState } from "./form-state.ts";
import { isAbout, valueAt, withValue, type FieldPath, type FieldValue } from "./paths.ts";
import { rowKeys, withoutRow } from "./rows.ts";

type Focus = { shouldFocus?: boolean };
type Changed = { target: unknown };
type On = { onChange?: (event: { target: { value: string } }) => void; onBlur?: () => void };

/** A form: its values, what is wrong with them, and the controls that they are typed into. */
export type Form<Values, Data = Values> = ReturnType<typeof createForm<Values, Data>>;

/** What binds a control to its field: `<TextInput {...form.register("email")} />`. */
export type Registered = {
  name: string;
  ref: (control: Control | null) => (() => void) | undefined;
  onChange: (event: Changed) => void;
  onBlur: () => void;
};

/**
 * Makes a form. Its controls keep what is typed, so that a key press renders only what watches that field. Values
 * are never changed, only exchanged: what is the same object holds the same.
 */
export function createForm<Values, Data = Values>(options: FormOptions<Values, Data>) {
  type Path = FieldPath<Values>;
  let { check, shouldFocusError } = options;
  const kept = keptValues(options.defaultValues);
  const { update } = kept;
  const controls = heldControls();
  const keys = rowKeys();

  async function answer(): Promise<Answer<Values, Data>> {
    const answered = await check?.(kept.values(), controls.isUnreadable);
    return answered ?? { data: kept.values() as unknown as Data };
  }

  /** Checks a field, what lies in it and what it lies in; tells whether they are right. */
  async function trigger(path: Path, { shouldFocus }: Focus = {}): Promise<boolean> {
    const { errors = {} } = await answer();
    const own = Object.entries(errors).filter(([at]) => isAbout(at, path));
    const others = Object.entries(kept.state().errors).filter(([at]) => !isAbout(at, path));
    update({ errors: Object.fromEntries([...others, ...own]) as FieldErrors<Values> });
    if (shouldFocus && own.length > 0) setFocus(path);
    return own.length === 0;
  }

  // A check that could not be made is reported when the form is sent.
  const checkAgain = (path: string) => void trigger(path as Path).catch(() => undefined);
  const follow = (path: string) => kept.state().isSubmitted && checkAgain(path);
  const setFocus = (path: Path) => controls.focus([path]);

  function getValues(): Values;
  function getValues<const Name extends Path>(name: Name): FieldValue<Values, Name>;
  function getValues(name?: Path): unknown {
    return name === undefined ? kept.values() : kept.at(name);
  }

  function setValue<const Name extends Path>(
    name: Name,
    value: FieldValue<Values, Name>,
    { shouldValidate }: { shouldValidate?: boolean } = {},
  ) {
    keys.forget(name);
    kept.put(name, value);
    controls.showAll(kept.values(), name);
    if (shouldValidate) checkAgain(name);
  }

  function setError(name: Path, message: string, { shouldFocus }: Focus = {}) {
    update({ errors: { ...kept.state().errors, [name]: message } });
    if (shouldFocus) setFocus(name);
  }

  /** Starts again, with other values if there are any; with `keepValues` only what they are compared with changes. */
  function reset(
    next: Values = kept.state().defaultValues,
    keep: { keepValues?: boolean; keepSubmitCount?: boolean } = {},
  ) {
    if (!keep.keepValues) {
      kept.exchange(structuredClone(next));
      keys.forget();
    }
    const submitCount = keep.keepSubmitCount ? kept.state().submitCount : 0;
    update({ errors: {}, isSubmitted: false, submitCount, defaultValues: next });
    if (!keep.keepValues) controls.showAll(kept.values());
  }

  return {
    register: registering<Values, Path>(kept, controls, follow),
    ...listed<Values, Path>(kept, { controls, keys, follow }),
    handleSubmit: sending<Values, Data>(kept, answer, (wrong) => {
      // When that is drawn: controls may have rested meanwhile.
      if (shouldFocusError !== false) setTimeout(() => controls.focus(wrong));
    }),
    trigger,
    getValues,
    setValue,
    setError,
    setFocus,
    reset,
    state: kept.state,
    listen: kept.listen,
    onValues: kept.onValues,
    /** Holds a control whose value somebody else shows, so that the focus finds it. */
    holdControl: (name: Path) => (control: Control | null) =>
      control ? controls.hold(name, control) : undefined,
    /** From now on goes by this check. */
    use(next: { check?: Check<Values, Data> | undefined; shouldFocusError?: boolean | undefined }) {
      ({ check, shouldFocusError } = next);
    },
  };
}

/** Binds controls to their fields. */
function registering<Values, Path extends string>(
  kept: Kept<Values>,
  controls: Controls,
  follow: Follow,
) {
  const registered = new Map<string, { props: Registered; on: On }>();
  return (name: Path, on: On = {}): Registered => {
    const known = registered.get(name);
    if (known) {
      known.on = on;
      return known.props;
    }
    const props: Registered = {
      name,
      // The same for good: another would be taken for a control that goes and one that comes.
      ref(control: Control | null) {
        if (!control) return undefined;
        controls.show(control, kept.at(name));
        return controls.hold(name, control);
      },
      onChange({ target }: Changed) {
        const control = target as Control;
        kept.put(name, controls.read(name, control, kept.at(name)));
        follow(name);
        registered.get(name)?.on.onChange?.({ target: control });
      },
      onBlur: () => registered.get(name)?.on.onBlur?.(),
    };
    registered.set(name, { props, on });
    return props;
  };
}

/** The rows of a form's lists. */
function listed<Values, Path extends string>(
  kept: Kept<Values>,
  { controls, keys, follow }: { controls: Controls; keys: RowKeys; follow: Follow },
) {
  return {
    /** Puts a row at the end of a list; the control of that name takes the focus when it is there. */
    append(list: Path, row: unknown, focusName?: string) {
      keys.append(list, kept.rowsAt(list));
      controls.focusWhenThere(focusName ?? null);
      kept.put(list, [...kept.rowsAt(list), structuredClone(row)]);
      follow(list);
    },
    remove(list: Path, index: number) {
      keys.remove(list, kept.rowsAt(list), index);
      kept.exchange(withValue(kept.values(), list, kept.rowsAt(list).toSpliced(index, 1)));
      kept.update({ errors: withoutRow(kept.state().errors, list, index) });
      follow(list);
    },
    /** The names of a list's rows, the same as long as it has the same rows. */
    rowKeys: (list: string) => keys.of(list, kept.rowsAt(list)),
  };
}

/**
 * For a form's onSubmit. It ends when what follows has ended, and throws when the check could not be made. `lead` leads
 * to the fields that are wrong.
 */
function sending<Values, Data>(
  { state, update }: Kept<Values>,
  check: () => Promise<Answer<Values, Data>>,
  lead: (wrong: readonly string[]) => void,
) {
  return (onRight: (data: Data) => unknown, onWrong?: (errors: FieldErrors<Values>) => unknown) =>
    async (event?: { preventDefault: () => void }): Promise<void> => {
      event?.preventDefault();
      update({ isSubmitting: true });
      try {
        const { data, errors } = await check();
        update({ errors: errors ?? {} });
        if (errors === undefined) return void (await onRight(data as Data));
        await onWrong?.(errors);
        lead(Object.keys(errors));
      } finally {
        const submitCount = state().submitCount + 1;
        update({ isSubmitting: false, isSubmitted: true, submitCount });
      }
    };
}

type Kept<Values> = ReturnType<typeof keptValues<Values>>;
type Controls = ReturnType<typeof heldControls>;
type RowKeys = ReturnType<typeof rowKeys>;
/** Checks a field again that was changed, once the form was sent. */
type Follow = (path: string) => void;

/** The values of a form and what is known of them, and who hears of changes. */
function keptValues<Values>(defaultValues: Values) {
  let values = structuredClone(defaultValues);
  let state: FormState<Values> = {
    errors: {},
    isDirty: false,
    isSubmitting: false,
    isSubmitted: false,
    submitCount: 0,
    defaultValues,
  };
  const listeners = new Set<() => void>();

  function update(changes: Partial<FormState<Values>>) {
    const next = { ...state, ...changes };
    next.isDirty = JSON.stringify(values) !== JSON.stringify(next.defaultValues);
    if (JSON.stringify(next.errors) === JSON.stringify(state.errors)) next.errors = state.errors;
    const parts = Object.keys(next) as (keyof typeof next)[];
    if (parts.some((part) => next[part] !== state[part])) state = next;
    for (const listener of listeners) listener();
  }

  return {
    values: () => values,
    state: () => state,
    update,
    at: (path: string) => valueAt(values, path),
    rowsAt: (list: string) => (valueAt(values, list) ?? []) as readonly unknown[],
    put(path: string, value: unknown) {
      values = withValue(values, path, value);
      update({});
    },
    /** Puts other values in the place of these; an update must follow. */
    exchange(next: Values) {
      values = next;
    },
    /** Hears of everything that changes. */
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Hears of other values. */
    onValues(listener: (now: Values) => void): () => void {
      let last = values;
      const hear = () => {
        if (last !== values) listener((last = values));
      };
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
}
