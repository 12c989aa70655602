import { ORPCError } from "@orpc/client";
import { expect, test, vi } from "vitest";
import type { SavedDeal } from "#contract/contacts/saved.ts";
import type { StoredDeal } from "#domain/contacts/deal.ts";
import { conflictsOf, DealConflict, saveChange } from "./deal-change.ts";

const dealWith = (fields: object = {}, dates: object = {}) =>
  ({
    firstName: "Ida",
    status: "Working Deal",
    city: "Troy",
    dealProgress: { closingDate: "2026-12-20", inspectionDate: null, ...dates },
    ...fields,
  }) as unknown as StoredDeal;

const changedTo = (deal: StoredDeal, version: number) =>
  new ORPCError("CHANGED", { status: 409, data: { current: { id: "d", deal, version } } });

const saved = { id: "d" } as unknown as SavedDeal;

test("a change sends the whole deal that the person saw, with the changed fields", async () => {
  const edit = vi.fn(async () => saved);
  const change = {
    status: "Under Contract",
    dates: { inspectionDate: "2026-12-01", closingDate: "" },
  };
  expect(await saveChange("d", { version: 3, deal: dealWith() }, change, edit)).toBe(saved);
  const deal = dealWith(
    { status: "Under Contract" },
    { inspectionDate: "2026-12-01", closingDate: "" },
  );
  expect(edit.mock.calls).toEqual([[{ id: "d", version: 3, deal }]]);
});

test("someone else's changes to other fields are kept, by repeating the change on the newest version", async () => {
  const newest = dealWith({ city: "Albany" }, { closingDate: "2027-01-05" });
  const edit = vi.fn(async () => saved).mockRejectedValueOnce(changedTo(newest, 4));
  await saveChange("d", { version: 3, deal: dealWith() }, { status: "Closed Deal" }, edit);
  expect(edit).toHaveBeenLastCalledWith({
    id: "d",
    version: 4,
    deal: dealWith({ city: "Albany", status: "Closed Deal" }, { closingDate: "2027-01-05" }),
  });
});

test("someone else's change to the same field is not overwritten and is reported", async () => {
  const newest = dealWith({ status: "Lost Deal" });
  const edit = vi.fn(async () => saved).mockRejectedValueOnce(changedTo(newest, 4));
  const saving = saveChange("d", { version: 3, deal: dealWith() }, { status: "Closed Deal" }, edit);
  await expect(saving).rejects.toBeInstanceOf(DealConflict);
  await expect(saving).rejects.toMatchObject({ fields: ["status"], current: { version: 4 } });
  expect(edit).toHaveBeenCalledTimes(1);
});

test("the same change made elsewhere is not a conflict, and neither is an empty date stored differently", () => {
  const seen = dealWith();
  expect(conflictsOf(seen, dealWith({ status: "Lost Deal" }), { status: "Lost Deal" })).toEqual([]);
  expect(
    conflictsOf(seen, dealWith({}, { inspectionDate: "" }), {
      dates: { inspectionDate: "2026-12-01" },
    }),
  ).toEqual([]);
  expect(
    conflictsOf(seen, dealWith({}, { closingDate: null }), {
      dates: { closingDate: "2026-12-24" },
    }),
  ).toEqual(["closingDate"]);
});

test("any other error is rethrown", async () => {
  const refusal = new ORPCError("DELETED", { status: 404 });
  const edit = vi.fn(async () => saved).mockRejectedValueOnce(refusal);
  await expect(
    saveChange("d", { version: 3, deal: dealWith() }, { status: "Closed Deal" }, edit),
  ).rejects.toBe(refusal);
});
