import { createKeys } from "#server/platform/keys.ts";
import { optOutSecretOf } from "#server/assistant/outreach/opt-out-link.ts";
import { testSecret } from "../harness/people.ts";
import { switchOn } from "../harness/talk.ts";
import { at, inDays, newPat, takeTime } from "./booking-fixtures.ts";
import { expectNoSidewaysScroll } from "./contact-fixtures.ts";
import { expect, failProcedure, people } from "./fixtures.ts";
import { phone, test } from "./public-fixtures.ts";
import { aviso, elegirDia, expectSpanish, reservationOf } from "./spanish-fixtures.ts";

test.use({ locale: "es-MX", timezoneId: "America/Los_Angeles" });
const day = inDays(4);
const names = ["Ana Ruiz", "Ana", "Ruiz & Daughters", "Realtor", "Google Calendar"];

test("a Spanish reader books, moves and cancels without an English word, also on a phone", async ({
  page,
  register,
  sql,
  mailTo,
  allowErrors,
  expectAccessible,
}) => {
  allowErrors("409", "404");
  const ana = await register(people.ana);
  await sql(
    "update profiles set company_name = 'Ruiz & Daughters', title = 'Realtor' where id = $1",
    [ana.id],
  );
  await page.goto(`/book/${ana.id}`);
  const reservation = reservationOf(page);
  await expect(page).toHaveTitle("Reserve una cita con Ana Ruiz · Hearthline");
  await expect(reservation.main).toContainText("en hora del Pacífico (Los Ángeles).");
  await expectSpanish(page, ...names);

  await reservation.submit.click();
  await expect(aviso(page, "Faltan datos")).toBeVisible();
  await expect(reservation.main).toContainText("Escriba su nombre.");
  await reservation.email.fill("lucía");
  await reservation.submit.click();
  await expect(reservation.main).toContainText("Escriba una dirección de correo como");
  await page.getByRole("button", { name: "Cambiar la zona horaria" }).click();
  await page.getByLabel("Zona horaria").selectOption("America/New_York");
  await expect(reservation.main).toContainText("en hora del Este (Nueva York).");
  await page.getByLabel("Zona horaria").selectOption("America/Los_Angeles");
  await expectSpanish(page, ...names);
  await expectAccessible(page);

  await elegirDia(page, day);
  await expect(reservation.slots.first()).toBeVisible();
  await test.step("Spanish fits a phone, although it is longer", async () => {
    await page.setViewportSize({ ...phone, width: 320 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, { inBothThemes: true });
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await reservation.slots.nth(2).check();
  const email = newPat();
  await reservation.name.fill("Lucía Ortega");
  await reservation.email.fill(email);
  await takeTime(sql, ana.id, at(day, "10:00"));
  await reservation.submit.click();
  const nearest = page.getByRole("group", { name: "Las horas libres más cercanas" });
  await expect(nearest.getByRole("alert")).toContainText("ya no está libre");
  await expect(aviso(page, "No se pudo reservar")).toBeVisible();
  await expectSpanish(page, ...names);
  await nearest.getByRole("button").first().click();
  await reservation.submit.click();
  await expect(aviso(page, "¡Cita solicitada!")).toBeVisible();
  await expect(reservation.done).toHaveText("Su cita con Ana Ruiz");
  await expectSpanish(page, ...names, email);
  const { subject, links } = await mailTo(email);
  expect(subject).toMatch(/^Su cita con Ana Ruiz, \d+ \w+ \d{4}, /);

  await page.getByRole("link", { name: "Cambiar o cancelar" }).click();
  await expect(page).toHaveTitle("Su reserva · Hearthline");
  await expect(page.getByText("Programada")).toBeVisible();
  await expectSpanish(page, ...names, email);
  await page.getByRole("button", { name: "Cambiar la hora" }).click();
  await elegirDia(page, inDays(5));
  await reservation.slots.nth(4).check();
  await expectSpanish(page, ...names, email);
  await page.getByRole("button", { name: /^Cambiar a: / }).click();
  await expect(aviso(page, "Cita reprogramada")).toBeVisible();
  await page.getByRole("button", { name: "Cancelar la cita" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Si cancela");
  await expectSpanish(page, ...names, email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sí, cancelarla" }).click();
  await expect(page.getByRole("heading", { name: "Esta cita fue cancelada" })).toBeVisible();
  await expectSpanish(page, ...names, email);

  // The email's own link, without most of its key.
  const own = links.find((link) => link.includes("/manage#"))!;
  await page.goto(own.slice(0, own.indexOf("#") + 9));
  await expect(page.getByRole("heading", { name: "Este enlace no funciona" })).toBeVisible();
  await expectSpanish(page, ...names);
});

test("failures are reported in Spanish too, and a page rendered in the browser starts in Spanish", async ({
  page,
  register,
  allowErrors,
}) => {
  allowErrors("500", "404", "ERR_FAILED");
  const ana = await register(people.ana);

  await test.step("failures are reported in Spanish too, also after a redirect", async () => {
    await failProcedure(page, "booking/slots", "Something went wrong on our side.");
    await page.goto(`/book/${ana.id}`);
    const { main } = reservationOf(page);
    await expect(main).toContainText("Algo salió mal de nuestro lado.");
    await expect(page.getByRole("button", { name: "Intentar de nuevo" })).toBeVisible();
    await expectSpanish(page, ...names);
    await page.goto(`/book/${ana.id}/manage#x`);
    await expect(page.getByRole("heading", { name: "Este enlace no funciona" })).toBeVisible();
    await page.goto("/book/0197d3a6-0000-7000-8000-00000000dead");
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Perfil no encontrado")).toBeVisible();
    // It redirects at once: its spinner's text is passed on to the next page.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const said = document.querySelector("output")?.getAttribute("aria-label");
        if (said && location.pathname === "/book-demo") sessionStorage.setItem("said", said);
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto("/book-demo");
    await expect(page).toHaveURL("/");
    expect(await page.evaluate(() => sessionStorage.getItem("said"))).toBe("Cargando");
    await expect(page.getByText("Error: falta el identificador del perfil")).toBeVisible();
  });

  await test.step("a page rendered in the browser starts in Spanish, however long the texts take to load", async () => {
    const secret = optOutSecretOf(createKeys(testSecret), ana.id, "vera@lind.test");
    await page.addInitScript(() => {
      const seen = new Set<string>();
      const note = () => {
        const said = document.querySelector("h1")?.textContent;
        if (said) seen.add(said);
        requestAnimationFrame(note);
      };
      note();
      Object.assign(window, { seen });
    });
    await page.route("**/assets/spanish-words-*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto(`/stop/${ana.id}#${secret}`);
    await expect(page).toHaveTitle("Dejar de recibir estos mensajes · Hearthline");
    const stop = page.getByRole("button", { name: "Dejar de recibir estos mensajes" });
    await expect(stop).toBeVisible();
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(seen).toEqual([await page.getByRole("heading", { level: 1 }).textContent()]);
  });
});

test("a demo, the opt-out page and the assistant of a Spanish page are in Spanish", async ({
  page,
  admin,
  register,
  sql,
}) => {
  await page.goto(`/book-demo/${admin}`);
  const reservation = reservationOf(page);
  await expect(page).toHaveTitle("Reserve una demostración con Ada Stone · Hearthline");
  await expect(reservation.grid).toBeVisible();
  await expectSpanish(page, "Ada Stone");
  const ana = await register(people.ana);
  const address = "vera@lind.test";
  const secret = optOutSecretOf(createKeys(testSecret), ana.id, address);
  await page.goto(`/stop/${ana.id}#${secret}`);
  await expect(page).toHaveTitle("Dejar de recibir estos mensajes · Hearthline");
  await expectSpanish(page, ...names, address);
  await page.getByRole("button", { name: "Dejar de recibir estos mensajes" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ya no se comunicará");
  await expectSpanish(page, ...names, address);

  await test.step("the assistant of a Spanish page begins in Spanish", async () => {
    await switchOn({ sql }, ana);
    await page.goto(`/book/${ana.id}`);
    await expectSpanish(page, ...names);
    await page.getByRole("button", { name: "Preguntar al asistente" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toHaveAttribute("lang", "es");
    await expect(dialog.getByRole("textbox", { name: "Su mensaje" })).toBeVisible();
    const first = dialog.getByText(/^Hola, soy el asistente automático de/);
    await expect(first).toBeVisible();
    await expect(first).toHaveAttribute("lang", "es");
  });
});
