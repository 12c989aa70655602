import { expect, test, vi } from "vitest";
import { checkedBy } from "./check.ts";
import { createForm } from "./form.ts";
import type { Check } from "./form-state.ts";

type Values = {
  name: string;
  isOpen: boolean;
  days: string[];
  loan: { payment: string };
  parties: { name: string; role: string }[];
};

const blank: Values = { name: "", isOpen: false, days: [], loan: { payment: "" }, parties: [] };

/** Reports every empty name as missing. */
const named: Check<Values, Values> = (values) => {
  const errors: Record<string, string> = {};
  if (values.name === "") errors.name = "Name is required.";
  values.parties.forEach((party, index) => {
    if (party.name === "") errors[`parties.${index}.name`] = "Name is required.";
  });
  if (values.parties.length > 2) errors["parties.root"] = "Two are enough.";
  return Object.keys(errors).length === 0 ? { data: values } : { errors };
};

const formOf = (values: Partial<Values> = {}, check = named) =>
  createForm<Values, Values>({
    defaultValues: { ...blank, ...values },
    check,
    shouldFocusError: false,
  });

/** The part of a control that a form uses; each is placed after the ones created before it. */
let place = 0;
function control(type = "text", value = "") {
  const own = {
    type,
    value,
    checked: false,
    dataset: {} as DOMStringMap,
    place: place++,
    validity: { badInput: false },
    focus: vi.fn(),
    compareDocumentPosition: (other: { place: number }) => (other.place < own.place ? 2 : 4),
  };
  return own;
}
vi.stubGlobal(
  "Node",
  class {
    static DOCUMENT_POSITION_PRECEDING = 2;
  },
);

type Field = { ref: (control: never) => unknown; onChange: (event: { target: unknown }) => void };
const attach = (field: Field, own: ReturnType<typeof control>) =>
  field.ref(own as never) as () => void;

test("typing changes the form, and only undoing it makes the form clean again", () => {
  const form = formOf({ name: "Ana" });
  const box = control();
  attach(form.register("name"), box);
  expect(box.value).toBe("Ana");
  const type = (text: string) => {
    box.value = text;
    form.register("name").onChange({ target: box });
  };
  type("Ana Ruiz");
  expect(form.getValues("name")).toBe("Ana Ruiz");
  expect(form.state().isDirty).toBe(true);
  type("Ana");
  expect(form.state().isDirty).toBe(false);
});

test("a field keeps its binding, so that controls are not registered again on each render", () => {
  const form = formOf();
  expect(form.register("name").ref).toBe(form.register("name").ref);
  // All of it is passed to a control, so it can contain only valid attributes.
  expect(Object.keys(form.register("name"))).toEqual(["name", "ref", "onChange", "onBlur"]);
});

test("before submitting there are no errors; afterwards a change validates only its own field", async () => {
  const form = formOf({ parties: [{ name: "", role: "" }] });
  const [saved, refused] = [vi.fn(), vi.fn()];
  const box = control();
  attach(form.register("name"), box);
  form.register("name").onChange({ target: box });
  expect(form.state().errors).toEqual({});

  await form.handleSubmit(saved, refused)();
  expect(saved).not.toHaveBeenCalled();
  expect(refused).toHaveBeenCalledTimes(1);
  expect(Object.keys(form.state().errors)).toEqual(["name", "parties.0.name"]);

  box.value = "Ana";
  form.register("name").onChange({ target: box });
  await vi.waitFor(() => expect(Object.keys(form.state().errors)).toEqual(["parties.0.name"]));
});

test("valid data is submitted once, and the form is submitting until that is done", async () => {
  const form = formOf({ name: "Ana" });
  const saved = vi.fn(() => expect(form.state().isSubmitting).toBe(true));
  await form.handleSubmit(saved)();
  expect(saved).toHaveBeenCalledExactlyOnceWith({ ...blank, name: "Ana" });
  expect(form.state()).toMatchObject({ isSubmitting: false, isSubmitted: true, submitCount: 1 });
});

test("a failed check is thrown, and the form can be submitted again", async () => {
  const check = vi.fn<typeof named>(named).mockRejectedValueOnce(new Error("no line"));
  const form = formOf({ name: "Ana" }, check);
  const saved = vi.fn();
  await expect(form.handleSubmit(saved)()).rejects.toThrow("no line");
  expect(form.state().isSubmitting).toBe(false);
  await form.handleSubmit(saved)();
  expect(saved).toHaveBeenCalledTimes(1);
});

test("unparseable input is reported by its control, and disappears when the form resets", async () => {
  const check = vi.fn<typeof named>(named);
  const form = formOf({ name: "Ana" }, check);
  const box = control("number");
  box.validity.badInput = true;
  attach(form.register("loan.payment"), box);
  await form.handleSubmit(() => {})();
  const [, isUnreadable] = check.mock.calls[0]!;
  expect([isUnreadable("loan.payment"), isUnreadable("name")]).toEqual([true, false]);

  const written = vi.fn();
  Object.defineProperty(box, "value", { get: () => "", set: written });
  form.reset();
  expect(written).toHaveBeenCalledExactlyOnceWith("");
});

test("an amount shows grouped digits and is stored as plain digits; invalid text is stored as typed", () => {
  const form = formOf({ loan: { payment: "1250000.5" } });
  const field = form.register("loan.payment");
  const box = control();
  box.dataset.amount = "dollars";
  attach(field, box);
  expect(box.value).toBe("1,250,000.50");
  expect(form.state().isDirty).toBe(false);
  for (const [typed, held] of [
    ["450k", "450000"],
    ["1,250,000.50", "1250000.5"],
    ["about 400", "about 400"],
    ["", ""],
  ] as const) {
    box.value = typed;
    field.onChange({ target: box });
    expect(form.getValues("loan.payment")).toBe(held);
  }
});

test("checkboxes with one name are a list in page order, a single one is a boolean", () => {
  const form = formOf({ days: ["sun"] });
  const [mon, sun] = [control("checkbox", "mon"), control("checkbox", "sun")];
  const days = form.register("days");
  attach(days, sun);
  attach(days, mon);
  expect([mon.checked, sun.checked]).toEqual([false, true]);
  mon.checked = true;
  days.onChange({ target: mon });
  expect(form.getValues("days")).toEqual(["mon", "sun"]);

  const open = control("checkbox", "on");
  attach(form.register("isOpen"), open);
  open.checked = true;
  form.register("isOpen").onChange({ target: open });
  expect(form.getValues("isOpen")).toBe(true);
});

test("setValue updates the controls of a field and of the fields in it", () => {
  const form = formOf();
  const box = control();
  const leave = attach(form.register("loan.payment"), box);
  form.setValue("loan", { payment: "1200" });
  expect(box.value).toBe("1200");
  leave();
  form.setValue("loan", { payment: "0" });
  expect(box.value).toBe("1200");
});

test("a row keeps its key and its errors when it moves", async () => {
  const rows = ["", "Bo", ""].map((name) => ({ name, role: "" }));
  const form = formOf({ name: "Ana", parties: rows });
  await form.handleSubmit(() => {})();
  expect(Object.keys(form.state().errors).sort()).toEqual([
    "parties.0.name",
    "parties.2.name",
    "parties.root",
  ]);
  const keys = form.rowKeys("parties");
  form.remove("parties", 1);
  expect(form.rowKeys("parties")).toEqual([keys[0], keys[2]]);
  expect(form.state().errors).toMatchObject({ "parties.1.name": "Name is required." });
  expect(form.state().errors).not.toHaveProperty("parties.2.name");
  // The list itself was validated again.
  await vi.waitFor(() => expect(form.state().errors).not.toHaveProperty("parties.root"));

  form.remove("parties", 0);
  expect(form.state().errors).toEqual({ "parties.0.name": "Name is required." });

  form.setValue("parties", []);
  form.append("parties", { name: "Cy", role: "" });
  expect(form.getValues("parties")).toEqual([{ name: "Cy", role: "" }]);
  expect(form.rowKeys("parties")).not.toContain(keys[0]);
});

test("a new row's control takes focus when it mounts", () => {
  const form = formOf();
  form.append("parties", { name: "", role: "" }, "parties.0.role");
  const [name, role] = [control(), control()];
  attach(form.register("parties.0.name"), name);
  attach(form.register("parties.0.role"), role);
  expect(name.focus).not.toHaveBeenCalled();
  expect(role.focus).toHaveBeenCalledTimes(1);
});

test("focus goes to the first error on the page, whatever its order in the form", async () => {
  const form = createForm<Values, Values>({
    defaultValues: { ...blank, parties: [{ name: "", role: "" }] },
    check: named,
  });
  const [name, party] = [control(), control()];
  attach(form.register("parties.0.name"), party);
  attach(form.register("name"), name);
  await form.handleSubmit(() => {})();
  await vi.waitFor(() => expect(name.focus).toHaveBeenCalledTimes(1));
  expect(party.focus).not.toHaveBeenCalled();
});

test("reset replaces the values and the defaults, or with keepValues only the defaults", () => {
  const form = formOf();
  form.setValue("name", "Ana");
  form.reset({ ...blank, name: "Bo" }, { keepValues: true });
  expect(form.getValues("name")).toBe("Ana");
  expect(form.state().isDirty).toBe(true);
  form.reset();
  expect(form.getValues("name")).toBe("Bo");
  expect(form.state()).toMatchObject({ isDirty: false, errors: {}, submitCount: 0 });
});

test("onValues reports only value changes, and unchanged values keep their identity", () => {
  const form = formOf();
  const heard = vi.fn();
  const leave = form.onValues(heard);
  form.setError("name", "Taken.");
  expect(heard).not.toHaveBeenCalled();
  const { days } = form.getValues();
  form.setValue("name", "Ana");
  expect(heard).toHaveBeenCalledExactlyOnceWith(form.getValues());
  expect(form.getValues().days).toBe(days);
  leave();
  form.setValue("name", "Bo");
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a schema's first issue of a field is reported under the form's name for it", async () => {
  const issues = [
    { path: ["name"], message: "Too short." },
    { path: ["name"], message: "Too odd." },
  ];
  const check = checkedBy<Values, Values>({ safeParse: () => ({ error: { issues } }) });
  expect(await check(blank, () => false)).toEqual({ errors: { name: "Too short." } });
});
