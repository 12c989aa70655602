import { ORPCError } from "@orpc/client";
import { expect, test, vi } from "vitest";
import type { SavedLead } from "#contract/contacts/saved.ts";
import { leadSchema } from "#domain/contacts/lead.ts";
import { saveLead } from "./save-lead.ts";

const id = "018f4e6a-1c2b-7d3e-8f4a-5b6c7d8e9f01";
const lead = leadSchema.parse({ firstName: "Ana", lastName: "Ruiz" });
const saved = { id, lead } as SavedLead;

function calls(addLead: () => Promise<SavedLead>) {
  return { addLead: vi.fn(addLead), editLead: vi.fn(async () => saved) };
}

test("a new lead is added under the id of its form", async () => {
  const server = calls(async () => saved);
  await expect(saveLead(server, { id, isNew: true, lead })).resolves.toBe(saved);
  expect(server.addLead).toHaveBeenCalledExactlyOnceWith({ id, lead });
  expect(server.editLead).not.toHaveBeenCalled();
});

test("a new lead whose id is taken by its own earlier attempt is edited instead", async () => {
  const server = calls(() => Promise.reject(new ORPCError("ID_TAKEN")));
  await expect(saveLead(server, { id, isNew: true, lead })).resolves.toBe(saved);
  expect(server.editLead).toHaveBeenCalledExactlyOnceWith({ id, lead });
});

test("any other failure is passed on and nothing else is tried", async () => {
  for (const error of [new ORPCError("INTERNAL_SERVER_ERROR"), new TypeError("Failed to fetch")]) {
    const server = calls(() => Promise.reject(error));
    await expect(saveLead(server, { id, isNew: true, lead })).rejects.toBe(error);
    expect(server.editLead).not.toHaveBeenCalled();
  }
});

test("an existing lead is edited by its id and never added", async () => {
  const server = calls(async () => saved);
  await saveLead(server, { id, isNew: false, lead });
  expect(server.editLead).toHaveBeenCalledExactlyOnceWith({ id, lead });
  expect(server.addLead).not.toHaveBeenCalled();
});
