import { heldControls, type Control } from "./controls.ts";
import type { Answer, Check, FieldErrors, FormOptions, FormState } from "./form-state.ts";
import { isAbout, valueAt, withValue, type FieldPath, type FieldValue } from "./paths.ts";
import { rowKeys, withoutRow } from "./rows.ts";

type Focus = { shouldFocus?: boolean };
type Changed = { target: unknown };
type On = { onChange?: (event: { target: { value: string } }) => void; onBlur?: () => void };

/** A form: its values, errors and controls. */
export type Form<Values, Data = Values> = ReturnType<typeof createForm<Values, Data>>;

/** Binds a control to its field: `<TextInput {...form.register("email")} />`. */
export type Registered = {
  name: string;
  ref: (control: Control | null) => (() => void) | undefined;
  onChange: (event: Changed) => void;
  onBlur: () => void;
};

/**
 * Creates a form. Its controls are uncontrolled, so that a key press renders only what watches that field. Values are
 * immutable: the same object always has the same contents.
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

  /** Validates a field, the fields in it and the fields that contain it; returns whether they are valid. */
  async function trigger(path: Path, { shouldFocus }: Focus = {}): Promise<boolean> {
    const { errors = {} } = await answer();
    const own = Object.entries(errors).filter(([at]) => isAbout(at, path));
    const others = Object.entries(kept.state().errors).filter(([at]) => !isAbout(at, path));
    update({ errors: Object.fromEntries([...others, ...own]) as FieldErrors<Values> });
    if (shouldFocus && own.length > 0) setFocus(path);
    return own.length === 0;
  }

  // A failed check is reported when the form is submitted.
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

  /**
   * Starts over, optionally with new values; with `keepValues`, only the defaults that values are compared with change.
   */
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
      // After the errors render, because controls may have been disabled during the submit.
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
    /** Registers a control whose value React shows, so that it can be focused. */
    holdControl: (name: Path) => (control: Control | null) =>
      control ? controls.hold(name, control) : undefined,
    /** Replaces the form's check. */
    use(next: { check?: Check<Values, Data> | undefined; shouldFocusError?: boolean | undefined }) {
      ({ check, shouldFocusError } = next);
    },
  };
}

/** Creates the `register` function. */
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
      // A stable ref: with a new one, React would unmount and mount the control again.
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

/** The functions for a form's lists. */
function listed<Values, Path extends string>(
  kept: Kept<Values>,
  { controls, keys, follow }: { controls: Controls; keys: RowKeys; follow: Follow },
) {
  return {
    /** Adds a row to the end of a list; the control with the given name takes focus when it mounts. */
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
    /** The keys of a list's rows; stable as long as the rows are the same. */
    rowKeys: (list: string) => keys.of(list, kept.rowsAt(list)),
  };
}

/**
 * Creates the onSubmit handler. It resolves after its callbacks have, and throws if the check fails. `lead` focuses the
 * fields with errors.
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
/** Validates a changed field again once the form has been submitted. */
type Follow = (path: string) => void;

/** A form's values, state and listeners. */
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
    /** Replaces the values; call update afterwards. */
    exchange(next: Values) {
      values = next;
    },
    /** Subscribes to all changes. */
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Subscribes to value changes. */
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
