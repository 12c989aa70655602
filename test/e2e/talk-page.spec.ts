import { newId } from "#server/platform/ids.ts";
import { at, inDays, newPat, takeTime } from "./booking-fixtures.ts";
import { apiOf } from "./contact-fixtures.ts";
import { expect, people } from "./fixtures.ts";
import { answered, bookUpToYes, greeting, say, talkCall, talkOf, test } from "./talk-fixtures.ts";
import { switchOn } from "../harness/talk.ts";

const day = inDays(4);
const rowsOf = "select * from appointments where professional_id = $1";

test("a visitor books by typing: told at once that it isn't a person, given the private link, and led on when it is switched off", async ({
  page,
  ana,
  mailTo,
  sql,
  allowErrors,
}) => {
  allowErrors("ERR_FAILED", "404");

  await test.step("a conversation that fails to open offers a retry, and opens once", async () => {
    await page.route(talkCall("begin"), async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.goto(`/talk/${ana.id}`);
    const failed = page.getByRole("alert").filter({ hasText: "couldn't open the conversation" });
    await expect(failed).toContainText("couldn't reach Hearthline");
    await page.unroute(talkCall("begin"));
    await failed.getByRole("button", { name: "Try again" }).click();
    await expect(talkOf(page).lines.first()).toHaveText(greeting);
    const talks = await sql("select * from assistant_conversations where user_id = $1", [ana.id]);
    expect(talks).toHaveLength(1);
  });

  await test.step("a visitor books by typing", async () => {
    await expect(page).toHaveTitle("Ana Ruiz’s assistant · Hearthline");
    const talk = talkOf(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana Ruiz’s assistant");
    await expect(page.getByText("Hearth & Co")).toBeVisible();
    const label = page.getByText("Guided assistant · An automated assistant, not a person");
    await expect(label).toBeVisible();
    await expect(talk.lines.first()).toHaveText(greeting);

    await talk.chip("Book an appointment").click();
    await answered(page, 1);
    await expect(talk.own("Book an appointment")).toBeVisible();
    await expect(talk.field).toBeFocused();
    const email = newPat();
    await bookUpToYes(page, { day, time: "10 am", email });
    expect(await sql(rowsOf, [ana.id])).toEqual([]);
    await say(page, "Yes, please");
    await expect(talk.line(/You are booked/)).toBeVisible();
    expect(await sql(rowsOf, [ana.id])).toMatchObject([
      { appointment_time: at(day, "10:00"), client_name: "Pat Doe", booked_by: "assistant" },
    ]);
    expect((await mailTo(email)).text).toContain(await pathOf(talk.manage));
    await expect(label).toBeInViewport();

    await talk.chip("No, that's all").click();
    await expect(page.getByText("This conversation is over.")).toBeVisible();
    await expect(talk.field).toHaveCount(0);
    await talk.startOver.click();
    await expect(talk.lines.first()).toHaveText(greeting);
    await expect(talk.own("")).toHaveCount(0);
    await expect(talk.field).toBeFocused();
    await expect(talk.manage).toHaveCount(0);
  });

  await test.step("an assistant switched off during the conversation keeps what was typed and leads on", async () => {
    const talk = talkOf(page);
    await expect(talk.lines.first()).toHaveText(greeting);
    await switchOn({ sql }, ana, { isOn: false });
    await talk.field.fill("Are you there?");
    await talk.field.press("Enter");
    await expect(page.getByText("The assistant isn't available right now.")).toBeVisible();
    await expect(page.getByRole("status").getByRole("link")).toHaveAttribute(
      "href",
      `/book/${ana.id}`,
    );
    await switchOn({ sql }, ana);
    await page.reload();
    await expect(talk.field).toHaveValue("Are you there?");
  });
});

test("in Spanish: the page, the conversation, its suggestions and the private link", async ({
  page,
  ana,
  sql,
}) => {
  await page.goto(`/talk/${ana.id}?lang=es`);
  await expect(page).toHaveTitle("El asistente de Ana Ruiz · Hearthline");
  await expect(
    page.getByText("Asistente guiado · Un asistente automático, no una persona"),
  ).toBeVisible();
  const log = page.getByRole("log", { name: "Conversación" });
  await expect(log).toContainText("Hola, soy el asistente automático de");
  const field = page.getByRole("textbox", { name: "Su mensaje" });
  const chips = page.getByRole("group", { name: "Sugerencias" }).getByRole("button");
  await chips.filter({ hasText: "Reservar una cita" }).click();
  await expect(log).toContainText("¿Qué día le conviene?");
  await field.fill(`el ${spanishDate(day)} a las diez de la mañana`);
  await field.press("Enter");
  await expect(log).toContainText("¿Cuál es su nombre?");
  for (const [line, next] of [
    ["Rosa Flores", "¿A qué correo"],
    [newPat(), "¿Y un número de teléfono"],
    ["no tengo", "¿La reservo?"],
  ] as const) {
    await field.fill(line);
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(log).toContainText(next);
  }
  await chips.filter({ hasText: "Sí, por favor" }).click();
  await expect(log).toContainText("Su cita quedó reservada");
  await expect(
    page.getByRole("region", { name: "Su cita" }).getByRole("link", { name: "Cambiar o cancelar" }),
  ).toBeVisible();
  expect(await sql(rowsOf, [ana.id])).toMatchObject([
    { appointment_time: at(day, "10:00"), client_name: "Rosa Flores", client_language: "es" },
  ]);
  // The words around the conversation change at once, and what was said stays.
  await page.getByRole("button", { name: "English" }).click();
  await expect(page).toHaveTitle("Ana Ruiz’s assistant · Hearthline");
  await expect(talkOf(page).log).toContainText("Su cita quedó reservada");
});

function spanishDate(of: string): string {
  const date = new Date(`${of}T12:00:00Z`);
  return new Intl.DateTimeFormat("es", { day: "numeric", month: "long", timeZone: "UTC" }).format(
    date,
  );
}

test("what is typed survives a limit, a reload and a lost response, and books once; the private link opens the booking", async ({
  page,
  ana,
  allowErrors,
  sql,
}) => {
  allowErrors("ERR_FAILED", "429");
  await page.goto(`/talk/${ana.id}`);
  const talk = talkOf(page);

  await test.step("someone over the limit keeps the line and is told when to continue", async () => {
    await expect(talk.field).toBeVisible();
    const refusal = { defined: true, code: "TOO_MANY", status: 429, message: "Too much." };
    await page.route(talkCall("say"), (route) =>
      route.fulfill({
        status: 429,
        json: { json: { ...refusal, data: { retryAfterSeconds: 90 } } },
      }),
    );
    await talk.field.fill("Book an appointment");
    await talk.send.click();
    await expect(page.getByRole("alert")).toContainText("You can continue in 2 minutes.");
    await expect(talk.field).toHaveValue("Book an appointment");
    await page.unroute(talkCall("say"));
    await talk.again.click();
    await expect(talk.own("Book an appointment")).toBeVisible();
    await expect(talk.chip("As soon as possible")).toBeVisible();
  });

  await test.step("a reload continues the same conversation, with the unsent text", async () => {
    await talk.field.fill("Half a line");
    const lines = await talk.lines.allTextContents();
    await page.reload();
    await expect(talk.lines).toHaveText(lines);
    await expect(talk.field).toHaveValue("Half a line");
    await expect(talk.chip("As soon as possible")).toBeVisible();
    const talks = await sql("select * from assistant_conversations where user_id = $1", [ana.id]);
    expect(talks).toHaveLength(1);
  });

  await test.step("a line whose response is lost stays, and books once when sent again", async () => {
    await bookUpToYes(page, { day, time: "10 am" });
    await page.route(talkCall("say"), async (route) => {
      await route.fetch();
      await route.abort();
    });
    await talk.field.fill("Yes, please");
    await talk.field.press("Enter");
    await expect(page.getByRole("alert")).toContainText("couldn't reach Hearthline");
    await expect(talk.field).toHaveValue("Yes, please");
    await expect(talk.own("Yes, please")).toHaveCount(0);
    expect(await sql(rowsOf, [ana.id])).toHaveLength(1);
    await page.unroute(talkCall("say"));
    await talk.again.click();
    await expect(talk.line(/You are booked/)).toBeVisible();
    await expect(talk.own("Yes, please")).toHaveCount(1);
    await expect(talk.field).toHaveValue("");
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(await sql(rowsOf, [ana.id])).toHaveLength(1);
  });

  await test.step("the conversation's private link opens the booking", async () => {
    await talk.manage.click();
    await expect(page).toHaveURL(new RegExp(`/book/${ana.id}/manage#`));
    await expect(page.getByRole("main")).toContainText("at 10:00 AM");
  });
});

async function pathOf(link: { getAttribute(name: string): Promise<string | null> }) {
  return (await link.getAttribute("href"))!.replace(/^https?:\/\/[^/]+/, "");
}

test("a whole booking needs no mouse", async ({ page, ana, sql }) => {
  await page.goto(`/talk/${ana.id}`);
  const talk = talkOf(page);
  await expect(talk.chip("Book an appointment")).toBeVisible();
  const focused = page.locator(":focus");
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press("Tab");
      if ((await focused.count()) > 0 && (await focused.textContent())?.includes(name)) return;
    }
    throw new Error(`Tab does not reach "${name}".`);
  };
  await tabTo("Book an appointment");
  await page.keyboard.press("Enter");
  await answered(page, 1);
  await expect(talk.field).toBeFocused();
  const type = async (words: string) => {
    const before = await talk.lines.count();
    await page.keyboard.type(words);
    await page.keyboard.press("Enter");
    await answered(page, before);
    await expect(talk.field).toBeFocused();
  };
  await page.keyboard.type("Next week");
  await page.keyboard.press("Shift+Enter");
  await expect(talk.field).toHaveValue("Next week\n");
  await page.keyboard.press("ControlOrMeta+A");
  await type("As soon as possible");
  await page.keyboard.press("Shift+Tab");
  await expect(talk.speak).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(focused).toHaveText("Another day");
  await page.keyboard.press("Shift+Tab");
  const [before, time] = [await talk.lines.count(), (await focused.textContent())!];
  await page.keyboard.press("Space");
  await answered(page, before);
  await expect(talk.own(time)).toBeVisible();
  await type("Pat Doe");
  await expect(talk.field).toHaveAttribute("inputmode", "email");
  await expect(talk.field).toHaveAttribute("autocomplete", "email");
  await type(newPat());
  await expect(talk.field).toHaveAttribute("inputmode", "tel");
  await type("Skip");
  await type("Yes, please");
  await expect(talk.line(/You are booked/)).toBeVisible();
  expect(await sql(rowsOf, [ana.id])).toHaveLength(1);
});

test("the professional takes over and is shown with her own name; a time taken in the meantime is reported, and another one is booked", async ({
  page,
  browser,
  signIn,
  sql,
  baseURL,
}) => {
  const desk = await browser.newContext();
  const ana = await signIn(people.ana, { context: desk });
  await switchOn({ sql }, ana);
  const { assistant } = await apiOf(await desk.newPage(), baseURL!);
  await page.goto(`/talk/${ana.id}`);
  const talk = talkOf(page);
  await expect(talk.lines.first()).toHaveText(greeting);
  const [{ id }] = (await sql("select id from assistant_conversations where user_id = $1", [
    ana.id,
  ])) as [{ id: string }];
  await assistant.conversations.takeOver({ id });
  await talk.field.fill("Is anybody there?");
  await talk.field.press("Enter");
  await expect(talk.own("Is anybody there?")).toBeVisible();
  await expect(page.getByText("Ana Ruiz is now answering in person.")).toBeVisible();
  await assistant.conversations.say({ id, turnId: newId(), words: "Ana here. How can I help?" });
  const line = talk.line("Ana here. How can I help?");
  await expect(line).toBeVisible();
  await expect(line).toContainText("Ana Ruiz");
  await assistant.conversations.handBack({ id });
  await say(page, "Book an appointment");
  await expect(page.getByText("is now answering in person")).toHaveCount(0);

  await test.step("a time taken in the meantime is reported, and another one is booked", async () => {
    await bookUpToYes(page, { day, time: "10 am" });
    await takeTime(sql, ana.id, at(day, "10:00"));
    await say(page, "Yes, please");
    await expect(page.locator("body")).not.toContainText("Sam Secret");
    await expect(talkOf(page).manage).toHaveCount(0);
    await talkOf(page).chips.first().click();
    await expect(talkOf(page).chip("Yes, please")).toBeVisible();
    await say(page, "Yes, please");
    await expect(talkOf(page).manage).toBeVisible();
    expect(await sql(`${rowsOf} and client_name = 'Pat Doe'`, [ana.id])).toHaveLength(1);
  });

  await desk.close();
});
