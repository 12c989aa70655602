import { createKeys } from "#server/platform/keys.ts";
import { optOutSecretOf } from "#server/assistant/outreach/opt-out-link.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { testSecret } from "../harness/people.ts";
import { expect } from "./fixtures.ts";
import { test } from "./talk-fixtures.ts";

const stops = "select address, kind from outreach_stops where user_id = $1";

test("an emailed link opts out with one click, and opening it alone does nothing", async ({
  page,
  ana,
  sql,
}) => {
  const address = "vera@lind.test";
  const secret = optOutSecretOf(createKeys(testSecret), ana.id as OwnerId, address);
  await page.goto(`/stop/${ana.id}#${secret}`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("No more messages from Ana Ruiz’s assistant?");
  await expect(page.getByText(address)).toBeVisible();
  expect(await sql(stops, [ana.id])).toEqual([]);
  await page.getByRole("button", { name: "Stop these messages" }).click();
  await expect(heading).toHaveText("Ana Ruiz’s assistant won’t contact you anymore");
  expect(await sql(stops, [ana.id])).toEqual([{ address, kind: "stopped" }]);
  await page.reload();
  await expect(heading).toHaveText("Ana Ruiz’s assistant won’t contact you anymore");
  await page.goto(`/stop/${ana.id}`);
  await expect(heading).toHaveText("This link doesn't work");
});
