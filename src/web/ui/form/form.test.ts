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

/** Says of every empty name that it is missing. */
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

/** As much of a control as a form knows of it; it stands behind those that were made before it. */
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

test("what is typed is in the form, and only taking it back makes it clean again", () => {
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

test("a field keeps its binding, so that no control is taken for another at each drawing", () => {
  const form = formOf();
  expect(form.register("name").ref).toBe(form.register("name").ref);
  // All of it is handed to a control: nothing may stand there that is no attribute of one.
  expect(Object.keys(form.register("name"))).toEqual(["name", "ref", "onChange", "onBlur"]);
});

test("before it is sent nothing is wrong; afterwards a change is checked at once, and only there", async () => {
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

test("what is right is handed on once, and the form rests while that is under way", async () => {
  const form = formOf({ name: "Ana" });
  const saved = vi.fn(() => expect(form.state().isSubmitting).toBe(true));
  await form.handleSubmit(saved)();
  expect(saved).toHaveBeenCalledExactlyOnceWith({ ...blank, name: "Ana" });
  expect(form.state()).toMatchObject({ isSubmitting: false, isSubmitted: true, submitCount: 1 });
});

test("a check that could not be made is thrown, and the form can be sent again", async () => {
  const check = vi.fn<typeof named>(named).mockRejectedValueOnce(new Error("no line"));
  const form = formOf({ name: "Ana" }, check);
  const saved = vi.fn();
  await expect(form.handleSubmit(saved)()).rejects.toThrow("no line");
  expect(form.state().isSubmitting).toBe(false);
  await form.handleSubmit(saved)();
  expect(saved).toHaveBeenCalledTimes(1);
});

test("what a browser could not read is asked of the control, and goes when the form begins anew", async () => {
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

test("an amount is shown with groups and held as plain digits; what says none is held as it was typed", () => {
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

test("boxes of one name are a list in the order of the page, a single one is yes or no", () => {
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

test("a value that is put in is shown by its controls, those of the fields in it too", () => {
  const form = formOf();
  const box = control();
  const leave = attach(form.register("loan.payment"), box);
  form.setValue("loan", { payment: "1200" });
  expect(box.value).toBe("1200");
  leave();
  form.setValue("loan", { payment: "0" });
  expect(box.value).toBe("1200");
});

test("a row keeps its key, and its mistakes, wherever it moves", async () => {
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
  // The list itself was checked again.
  await vi.waitFor(() => expect(form.state().errors).not.toHaveProperty("parties.root"));

  form.remove("parties", 0);
  expect(form.state().errors).toEqual({ "parties.0.name": "Name is required." });

  form.setValue("parties", []);
  form.append("parties", { name: "Cy", role: "" });
  expect(form.getValues("parties")).toEqual([{ name: "Cy", role: "" }]);
  expect(form.rowKeys("parties")).not.toContain(keys[0]);
});

test("a new row's control takes the focus when it comes", () => {
  const form = formOf();
  form.append("parties", { name: "", role: "" }, "parties.0.role");
  const [name, role] = [control(), control()];
  attach(form.register("parties.0.name"), name);
  attach(form.register("parties.0.role"), role);
  expect(name.focus).not.toHaveBeenCalled();
  expect(role.focus).toHaveBeenCalledTimes(1);
});

test("the focus goes to the first mistake in the page, whatever came first", async () => {
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

test("beginning anew forgets what was typed, or only what it is compared with", () => {
  const form = formOf();
  form.setValue("name", "Ana");
  form.reset({ ...blank, name: "Bo" }, { keepValues: true });
  expect(form.getValues("name")).toBe("Ana");
  expect(form.state().isDirty).toBe(true);
  form.reset();
  expect(form.getValues("name")).toBe("Bo");
  expect(form.state()).toMatchObject({ isDirty: false, errors: {}, submitCount: 0 });
});

test("who listens to values hears of them alone, and who looks twice sees the same", () => {
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

test("a schema's first mistake of a field is told, by the name that the form gives it", async () => {
  const issues = [
    { path: ["name"], message: "Too short." },
    { path: ["name"], message: "Too odd." },
  ];
  const check = checkedBy<Values, Values>({ safeParse: () => ({ error: { issues } }) });
  expect(await check(blank, () => false)).toEqual({ errors: { name: "Too short." } });
});
