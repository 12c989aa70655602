import { ORPCError } from "@orpc/client";
import { expect, test, vi } from "vitest";
import { addOnce } from "./save-contact.ts";

const calls = (add: () => Promise<string>) => ({
  add: vi.fn(add),
  edit: vi.fn(async () => "edited"),
});

test("a new record is added", async () => {
  const server = calls(async () => "added");
  await expect(addOnce(server)).resolves.toBe("added");
  expect(server.add).toHaveBeenCalledOnce();
  expect(server.edit).not.toHaveBeenCalled();
});

test("a new record whose id was taken by an earlier attempt is edited instead", async () => {
  const server = calls(() => Promise.reject(new ORPCError("ID_TAKEN")));
  await expect(addOnce(server)).resolves.toBe("edited");
  expect(server.edit).toHaveBeenCalledOnce();
});

test("any other error is rethrown without another attempt", async () => {
  for (const error of [new ORPCError("INTERNAL_SERVER_ERROR"), new TypeError("Failed to fetch")]) {
    const server = calls(() => Promise.reject(error));
    await expect(addOnce(server)).rejects.toBe(error);
    expect(server.edit).not.toHaveBeenCalled();
  }
});
