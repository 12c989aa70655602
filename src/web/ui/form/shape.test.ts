import { expect, test } from "vitest";
import { fieldsOf, fit, withNumbers } from "./shape.ts";

const shape = {
  name: "",
  status: "Working Deal",
  isRefinance: false,
  tags: [""],
  days: { monday: false, sunday: false },
  loan: { payment: "", rate: "" },
  parties: [{ id: "", name: "" }],
};

test("null gives the blank form", () => {
  expect(fit(shape, null)).toEqual({ ...shape, tags: [], parties: [] });
});

test("numbers become text, and null is empty", () => {
  const stored = { name: null, loan: { payment: 0.5, rate: null }, days: { monday: true } };
  expect(fit(shape, stored)).toMatchObject({
    name: "",
    loan: { payment: "0.5", rate: "" },
    days: { monday: true, sunday: false },
  });
});

test("list elements take their own shape, and unknown fields are dropped", () => {
  const stored = { parties: [{ id: "1", name: null, more: 1 }, { name: "Ada" }], tags: ["cash"] };
  expect(fit(shape, { ...stored, other: 1 })).toMatchObject({
    parties: [
      { id: "1", name: "" },
      { id: "", name: "Ada" },
    ],
    tags: ["cash"],
  });
  expect(fit(shape, stored)).not.toHaveProperty("other");
});

test("a list is one field, and so is a group that is named as a whole", () => {
  expect(fieldsOf(shape, ["days"])).toEqual([
    "name",
    "status",
    "isRefinance",
    "tags",
    "days",
    "loan.payment",
    "loan.rate",
    "parties",
  ]);
});

test("numbers are parsed, empty ones are null, others are NaN, and the input stays the same", () => {
  const values = { a: " 5.5 ", b: " ", loan: { payment: "0x10", rate: "12,5" } };
  expect(withNumbers(values, ["a", "b", "loan.payment", "loan.rate"])).toEqual({
    a: 5.5,
    b: null,
    loan: { payment: Number.NaN, rate: Number.NaN },
  });
  expect(values.a).toBe(" 5.5 ");
});
