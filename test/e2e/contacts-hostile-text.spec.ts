import type { Page } from "@playwright/test";
import { newId } from "#server/platform/ids.ts";
import { startProduct } from "../harness/product.ts";
import { apiOf, contactPage, partsOf } from "./contact-fixtures.ts";
import { expect, people, test as base } from "./fixtures.ts";

/** An API client writes hundreds of texts at once here, more than anyone does by hand. */
const test = base.extend<object, object>({
  product: [
    async ({}, use) => {
      const product = await startProduct({ WRITES_PER_PERSON_A_MINUTE: "10000" });
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
});

// Hostile text in contacts: it would run if it were output unescaped as markup, as an address or as code.

const run = "alert(1)";
const payloads = [
  `<script>${run}</script>`,
  `</script><script>${run}</script>`,
  `<SCRIPT SRC=data:text/javascript,${run}></SCRIPT>`,
  `<scr<script>ipt>${run}</script>`,
  `<script type=module>${run}</script>`,
  `<script async src=//x.test/x.js></script>`,
  `<img src=x onerror=${run}>`,
  `"><img src=x onerror=${run}>`,
  `'><img src=x onerror=${run}>`,
  `<img src=x onerror="${run}"//`,
  `<img src=\`x\` onerror=${run}>`,
  `<img/src/onerror=${run}>`,
  `<svg onload=${run}>`,
  `<svg/onload=${run}//`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${run}>#x">`,
  `<math><mtext></mtext><mglyph><style></math><img src onerror=${run}>`,
  `<body onload=${run}>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<object data="javascript:${run}">`,
  `<embed src="javascript:${run}">`,
  `<link rel=stylesheet href="javascript:${run}">`,
  `<style>@import "javascript:${run}";</style>`,
  `<style>*{background:url(javascript:${run})}</style>`,
  `<base href="javascript:${run}//">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<button formaction="javascript:${run}" form=x>x</button>`,
  `<input autofocus onfocus=${run}>`,
  `<select autofocus onfocus=${run}>`,
  `<textarea autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>`,
  `<video><source onerror=${run}></video>`,
  `<audio src=x onerror=${run}>`,
  `<marquee onstart=${run}>`,
  `<div style="width:expression(${run})">`,
  `<div onpointerover=${run} style="position:fixed;inset:0">x</div>`,
  `<template><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<!--><img src=x onerror=${run}>-->`,
  `<![CDATA[<img src=x onerror=${run}>]]>`,
  `<a href="javascript:${run}">x</a>`,
  `<a href="&#106;avascript:${run}">x</a>`,
  `<x onclick=${run} tabindex=1>x</x>`,
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java\tscript:${run}`,
  ` javascript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `vbscript:${run}`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `';${run};//`,
  `";${run};//`,
  `\\";${run};//`,
  `--></style></script><script>${run}</script>`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `\u2028<script>${run}</script>\u2029`,
  `<script>${run}</script>`.replaceAll("<", "\uFF1C"),
  `__proto__<img src=x onerror=${run}>`,
];

/** What must never happen: injected code that ran, and violations the browser blocked. */
async function listen(page: Page): Promise<{ executions: string[]; violations: string[] }> {
  const executions: string[] = [];
  const violations: string[] = [];
  page.on("dialog", (dialog) => {
    executions.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("pageerror", (error) => executions.push(`error: ${error.message}`));
  page.on("popup", (popup) => executions.push(`popup: ${popup.url()}`));
  page.on("request", (request) => {
    if (new URL(request.url()).hostname.endsWith("x.test"))
      executions.push(`request: ${request.url()}`);
  });
  await page.exposeFunction("tellOfViolation", (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const tell = (window as unknown as { tellOfViolation: (text: string) => void })
        .tellOfViolation;
      tell(`${event.violatedDirective}: ${event.blockedURI}`);
    });
  });
  return { executions, violations };
}

/** Goes to another dashboard page without a full load. */
async function goWithin(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
}

/** Proves that the listeners work: one violation is caused on purpose. */
async function proveListening(page: Page, violations: string[]) {
  await page.evaluate(() => {
    const image = document.createElement("div");
    image.setAttribute("onclick", "alert(1)");
    document.body.append(image);
    image.click();
    image.remove();
  });
  await expect.poll(() => violations).not.toEqual([]);
  violations.length = 0;
}

/** Checks that none of the texts became an element or an address. */
async function expectPlain(page: Page) {
  const made = await page.getByRole("main").evaluate((main) => {
    const elements =
      "script, iframe, object, embed, base, meta, marquee, img, video, audio, math, x";
    // No contact links to anything outside the product except a phone number or an email.
    const dangerous = [...main.querySelectorAll("a, form, button, use")].filter((one) =>
      ["href", "xlink:href", "action", "formaction"].some((name) => {
        const address = one.getAttribute(name);
        return address !== null && !/^(\/dashboard\/|\?|tel:|mailto:)/.test(address);
      }),
    );
    const withHandlers = [...main.querySelectorAll("*")].filter((one) =>
      one.getAttributeNames().some((name) => name.startsWith("on")),
    );
    return [...main.querySelectorAll(elements), ...dangerous, ...withHandlers].map(
      (one) => one.outerHTML,
    );
  });
  expect(made).toEqual([]);
}

const short = (text: string) => text.slice(0, 50);

test("hostile text in every contact field shows as text on the list, the page, the timeline, the forms and the board, and none of it runs", async ({
  page,
  signIn,
  sql,
  baseURL,
  allowErrors,
}) => {
  // The one that proveListening causes; all others are counted on their own.
  allowErrors(/Content Security Policy/);
  const leo = await signIn(people.leo);
  const { executions, violations } = await listen(page);
  const api = await apiOf(page, baseURL!);
  const ids: string[] = [];
  for (const text of payloads) {
    const id = newId();
    const lead = {
      firstName: text,
      lastName: text,
      leadId: text.slice(0, 40),
      source: text,
      phoneNumber: text.slice(0, 40),
      address: text,
      city: text,
      zipCode: text.slice(0, 20),
      coFirstName: text,
      agentName: text,
      agentPhone: text.slice(0, 40),
      notes: text,
    };
    await api.contacts.addLead({ id, lead: { ...lead, tags: [short(text)] } });
    await api.contacts.editLead({
      id,
      lead: {
        ...lead,
        notes: `${text}\n${text}`,
        tags: [short(text), `2${short(text)}`.slice(0, 50)],
      },
    });
    await api.contacts.addNote({ id, noteId: newId(), text });

    const dealId = newId();
    await api.contacts.addDeal({
      id: dealId,
      deal: {
        firstName: text,
        lastName: text,
        city: text,
        isRefinance: true,
        refinanceDetails: { loanProgram: text, notesRefi: text },
        dealProgress: { propertiesShown: [text], offerAcceptedAddress: text },
        dealParties: [
          { id: newId(), role: "Other", name: text, company: text, phoneNumber: text.slice(0, 40) },
        ],
        loanOfficerDealParams: { interestedPropertyAddress: text },
      },
    });
    const partnerId = newId();
    await api.contacts.addPartner({
      id: partnerId,
      partner: { firstName: text, lastName: text, companyName: text, notes: text },
    });
    ids.push(id, dealId, partnerId);
  }
  // What the schemas refuse may still have been stored through another route.
  await sql("update contacts set email = first_name, website = first_name where user_id = $1", [
    leo.id,
  ]);
  await sql(
    `update contacts set deal_progress = deal_progress || jsonb_build_object('closing_date', first_name),
       state = first_name where user_id = $1 and type = 'Deal'`,
    [leo.id],
  );
  await sql(
    `insert into contact_events (user_id, id, contact_id, happened_at, kind, actor, data)
     select user_id, gen_random_uuid(), id, now(), first_name, first_name, jsonb_build_object('text', first_name,
            'changes', jsonb_build_array(jsonb_build_object('field', first_name, 'before', first_name, 'after', null)))
       from contacts where user_id = $1`,
    [leo.id],
  );

  for (const path of [
    "crm/new-leads",
    "crm/all-leads",
    "crm/working-deals",
    "crm/working-deals?view=board",
    "crm/referral-partners",
  ]) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole("main").getByRole("link").nth(20)).toBeVisible();
    await expectPlain(page);
  }
  await proveListening(page, violations);
  const { name, events, act } = partsOf(page);
  for (const [index, id] of ids.entries()) {
    await goWithin(page, contactPage(id));
    const stored = (await api.contacts.read({ id })).lead;
    await expect(name).toHaveText(`${stored.firstName} ${stored.lastName}`);
    await expect(events.first()).toBeVisible();
    await expect(page.getByRole("main")).toContainText(stored.firstName.trim());
    await expectPlain(page);
    if (index % 16 !== 0) continue;
    await act("Edit").click();
    const form = page.getByRole("dialog");
    await expect(form.getByLabel("First Name", { exact: true })).toHaveValue(stored.firstName);
    await form.getByRole("button", { name: "Cancel" }).click();
    await expect(form).toBeHidden();
  }
  expect(executions).toEqual([]);
  expect(violations).toEqual([]);
  console.log(
    `payloads=${payloads.length} executions=${executions.length} csp violations=${violations.length}`,
  );
});
