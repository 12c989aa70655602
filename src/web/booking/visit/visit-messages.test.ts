import { expect, test } from "vitest";
import { demoVisitorSchema, visitorSchema } from "#domain/booking/visit.ts";
import { spanish } from "./form-messages.es.ts";
import { formWords, waitOf } from "./visit-messages.ts";

test.each([
  [1, "1 minute", "1 minuto"],
  [61, "2 minutes", "2 minutos"],
  [3_600, "60 minutes", "60 minutos"],
  [5_401, "2 hours", "2 horas"],
  [86_400, "24 hours", "24 horas"],
])("after a refusal of %i seconds a visitor can try again in %s", (seconds, span, lapse) => {
  const wait = waitOf(seconds);
  expect(formWords.english.tryAgainIn(wait)).toBe(`You can try again in ${span}.`);
  expect(spanish.tryAgainIn(wait)).toBe(`Puede intentarlo de nuevo en ${lapse}.`);
});

test("every error that the form can show has a Spanish text", () => {
  const long = "x".repeat(3_000);
  const wrong = [
    {},
    { name: " ", email: "" },
    { name: long, email: "vera", phone: long, company: long, notes: long },
    { name: long, email: `${long}@x.test`, phone: long, company: long, notes: long },
  ];
  const found = wrong.flatMap((value) =>
    [visitorSchema, demoVisitorSchema].flatMap(
      (schema) =>
        schema
          .safeParse(value)
          .error?.issues.filter(({ path }) => path.length > 0)
          .map(({ message }) => message) ?? [],
    ),
  );
  const said = new Map([...new Set(found)].map((message) => [message, spanish.fault(message)]));
  expect(said.size).toBeGreaterThanOrEqual(5);
  for (const [message, words] of said) {
    expect(words, message).not.toBe("Revise este dato, por favor.");
    expect(words, message).not.toMatch(/\b(is|required|characters|Enter|Use at)\b/);
  }
  expect(said.get("Use at most 2,000 characters.")).toBe("Use 2,000 caracteres como máximo.");
  expect(spanish.fault("Something new.")).toBe("Revise este dato, por favor.");
});
