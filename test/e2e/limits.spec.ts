import { newId } from "#server/platform/ids.ts";
import { startProduct } from "../harness/product.ts";
import { expect, people, test as base, toast } from "./fixtures.ts";
import { allLeads, openNewLead, rowOf } from "./leads-fixtures.ts";

const test = base.extend<object, object>({
  product: [
    async ({}, use) => {
      // One at once, and another one every twenty seconds.
      const product = await startProduct({ WRITES_PER_PERSON_A_MINUTE: "3" });
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
});

test("a change too soon after others is refused with the time to wait, and nothing typed is lost", async ({
  page,
  product,
  signIn,
  allowErrors,
}) => {
  allowErrors("429 (Too Many Requests)");
  await signIn(people.ana);
  await page.goto(allLeads);
  const form = await openNewLead(page);
  await form.field("First Name").fill("Grace");
  await form.field("Last Name").fill("Oyelaran");
  // Uses up the allowance, like a runaway script in another tab.
  for (let isTaken = true; isTaken;) {
    const answer = await page.request.post("/api/v1/leads", {
      headers: { origin: product.origin },
      data: { id: newId(), lead: { firstName: "Priya", lastName: "Raman" } },
    });
    isTaken = answer.ok();
  }

  await form.save.click();
  await expect(toast(page, "")).toContainText(
    /That’s a lot of changes at once, so we didn’t save this one\. Wait \d+ seconds, then try again\./,
  );
  await expect(form.field("First Name")).toHaveValue("Grace");
  await expect(form.field("Last Name")).toHaveValue("Oyelaran");
  await expect(async () => {
    await form.save.click();
    await expect(form.dialog).toBeHidden({ timeout: 1_500 });
  }).toPass({ timeout: 60_000 });
  await expect(rowOf(page, "Grace Oyelaran")).toBeVisible();
});
