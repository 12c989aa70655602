import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inSection, text } from "#domain/contacts/field.ts";
import { leadFields } from "#domain/contacts/record-fields.ts";
import { newId } from "#server/platform/ids.ts";
import type { SignedIn, TestApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

/*
 * A field is described once (src/domain/contacts/record-fields.ts). This test adds one there, before anything else
 * is loaded, and looks for it wherever a lead is read or written.
 */

Object.assign(leadFields, inSection("agent", { petName: text("Pet Name", 20) }));

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  const { testApp } = await import("#test/harness/app.ts");
  app = await testApp();
  ana = await app.as(fresh(people.ana));
});
afterAll(() => app[Symbol.asyncDispose]());

const id = newId();
const send = (method: string, path: string, body?: object) =>
  ana.fetch(`/api/v1${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
const petOf = async (answer: Response) =>
  ((await answer.json()) as { lead: { petName: string | null } }).lead.petName;

test("the API accepts, cleans, limits and returns a new field of leads", async () => {
  const lead = { firstName: "Ida", lastName: "Berg", petName: "  Rex " };
  expect(await petOf(await send("POST", "/leads", { id, lead }))).toBe("Rex");
  const long = await send("PUT", `/leads/${id}`, { lead: { ...lead, petName: "x".repeat(21) } });
  expect(long.status).toBe(400);
  expect(JSON.stringify(await long.json())).toContain("Use at most 20 characters.");
  expect(
    await petOf(await send("PUT", `/leads/${id}`, { lead: { ...lead, petName: "Max" } })),
  ).toBe("Max");
  expect(await petOf(await send("GET", `/leads/${id}`))).toBe("Max");
  expect(await (await ana.fetch("/api/openapi.json")).text()).toContain("petName");
});

test("it is in the timeline and in the export", async () => {
  const { events } = await ana.api.contacts.timeline({ id });
  expect(events.flatMap(({ changes }) => changes ?? [])).toContainEqual({
    field: "petName",
    before: "Rex",
    after: "Max",
  });
  const exported = await (await ana.fetch("/account/export")).text();
  expect(exported).toMatch(/"pet_name": ?"Max"/);
});

test("it is in the form, with its label, and an edit that doesn't touch it keeps it", async () => {
  const { leadKind, startLead } = await import("#web/contacts/forms/lead-form-values.ts");
  const { lead, version } = await ana.api.contacts.getLead({ id });
  const start = startLead({ lead, version });
  expect(leadKind.fields).toContain("petName");
  expect(start.values).toMatchObject({ petName: "Max" });
  await ana.api.contacts.editLead({ id, version, lead: start.toInput(start.values) as never });
  expect(await petOf(await send("GET", `/leads/${id}`))).toBe("Max");

  const { LeadFields } = await import("#web/contacts/forms/lead-fields.tsx");
  const { FormProvider, useForm } = await import("#web/ui/form/use-form.tsx");
  function Form() {
    const form = useForm({ defaultValues: start.values, check: async () => ({ errors: {} }) });
    return createElement(FormProvider, { form, children: createElement(LeadFields) } as never);
  }
  const { QueryClient, QueryClientProvider } = await import("@tanstack/react-query");
  const client = new QueryClient();
  const page = renderToStaticMarkup(
    createElement(QueryClientProvider, { client }, createElement(Form)),
  );
  expect(page).toContain("Pet Name");
  expect(page).toContain('name="petName"');
});

test("it is on the contact page, under its name", async () => {
  const { factGroupsOf } = await import("#web/contacts/page/contact-fact-groups.ts");
  const contact = await ana.api.contacts.read({ id });
  const facts = factGroupsOf(contact).flatMap((group) => group.facts);
  expect(facts).toContainEqual({ label: "Pet Name", text: "Max" });
});
