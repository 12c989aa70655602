import { describe, expect, test } from "vitest";
import { hear, lines, readBack } from "../corpus/hear.ts";
import { addressLines } from "../corpus/spanish/addresses.ts";
import { countryLines } from "../corpus/spanish/countries.ts";
import { checkLine } from "../corpus/spanish/check-line.ts";
import { moveLines } from "../corpus/spanish/moves.ts";
import { nameLines } from "../corpus/spanish/names.ts";
import { passedOnLines } from "../corpus/spanish/passed-on.ts";
import { heldOutLines } from "../corpus/spanish/held-out.ts";
import { stopLines } from "../corpus/spanish/stops.ts";
import { tunedLines } from "../corpus/spanish/tuned.ts";
import * as callers from "../corpus/callers/index.ts";

describe("tuned", () => {
  const all = [
    tunedLines,
    stopLines,
    addressLines,
    passedOnLines,
    moveLines,
    nameLines,
    countryLines,
  ].flatMap(lines);

  test.each(all)("%s", (line) => {
    const { heard, meant } = checkLine(line);
    expect(heard).toBe(meant);
  });
});

test("what was held out while it was written is heard now", () => {
  const all = lines(heldOutLines).map(checkLine);
  const missed = all.filter(({ heard, meant }) => heard !== meant);
  expect(missed.length / all.length).toBeLessThanOrEqual(0.01);
});

describe("the safe side", () => {
  const read = { ...readBack, language: "es" as const };

  test.each(
    lines(`
      sí pero el viernes
      sí, aunque no sé
      creo que sí
      supongo
      si me confirman antes
      sí, con otra persona
      a lo mejor
      sí, y además quiero otra cosa
      ¿sí?
      ya veremos
      mañana le digo
      bueno, déjeme ver
      sí, espere
      casi
      sí si baja el precio
      puede ser
      más tarde le confirmo
      no sé si pueda
      le aviso
      si Dios quiere
    `),
  )("%s is no yes to a read-back", (text) => {
    expect(hear(text, read).answer).not.toBe("yes");
  });

  test.each(
    lines(`
      ella no me llama nunca
      dejó de llamarme hace un mes
      mi agente no contesta los mensajes
      no me han llamado
      no llame antes de las diez, llámeme después
      perdí su llamada
      no recibí ningún mensaje
      quiero que me llamen
      no me mande mensaje, mejor llámeme
      no sé por qué no me llaman
    `),
  )("%s is no wish to be left alone", (text) => {
    expect(hear(text, { language: "es" }).wants).not.toContain("optOut");
  });
});

test("without a language of the talk, only English is read", () => {
  const { wants, language, otherLanguage } = hear("Hola, quiero hacer una cita");
  expect({ wants, language, otherLanguage }).toEqual({
    wants: [],
    language: "en",
    otherLanguage: "es",
  });
});

test("callers who speak English are not taken for Spanish ones", () => {
  const said = [...callers.names, ...callers.days, ...callers.times, ...callers.messages];
  const spanish = said
    .map((one) => (typeof one === "string" ? one : JSON.stringify(one)))
    .filter((text) => hear(text, { language: "en" }).language === "es");
  expect(spanish).toEqual([]);
});

test.each([
  ["Rosa Flores", "en"],
  ["María de la Cruz", "en"],
  ["el martes", "es"],
  ["Me llamo María de la Cruz", "es"],
])("%s, where a name was asked for in English, leaves the talk in %s", (text, language) => {
  expect(hear(text, { expecting: "name", language: "en" }).language).toBe(language);
});

test.each([
  ["no", "es"],
  ["4:30", "es"],
  ["ok", "es"],
  ["sí", "es"],
  ["I would like Tuesday instead", "en"],
  ["sorry, can we speak English", "en"],
])("%s, in a Spanish talk, is %s", (text, language) => {
  expect(hear(text, { language: "es" }).language).toBe(language);
});

test("the words of a Spanish line stay as they were said", () => {
  const { text, inEnglish } = hear("Mañana a las tres, por favor", { language: "es" });
  expect(text).toBe("Mañana a las tres, por favor");
  expect(inEnglish).toContain("tomorrow at 3");
});
