import { describe, expect, test } from "vitest";
import { hear, lines, readBack } from "../corpus/hear.ts";

const read = {
  ...readBack,
  language: "es" as const,
  readBack: {
    act: "book" as const,
    words: "30 minutes with Ana Ruiz on Tuesday, November 24 at 3:00 PM; for Rosa Gil",
    name: "Rosa Gil",
    email: "rosa@example.com",
    phone: null,
    durationMinutes: 30,
    from: null,
  },
};

describe("a yes, as it is said from Madrid to Santiago", () => {
  test.each(
    lines(`
      eso mismo mi corazón
      sí mi amor
      si mi amor
      sí mi reina
      claro mi vida
      claro que sí mi rey
      sí, está todo en orden mi niña
      así mismo es mi amor
      así mismito
      sí por favor mi amor
      todo bien mi amor gracias
      sí señor está bien
      yes digo sí está perfecto
      digo sí
      amén sí
      sí, el martes a las tres
      listo pues
      ándele pues
      ya po
      dale nomás
      de una
      de una parce
      vale, venga, resérvala
      me la reservas porfa
      chévere
      bacán
      bárbaro dale
      joya
      cabal así es
      tuanis
      tal cual
      ta bueno
      tá bien pue
      arre
      okis
    `),
  )("%s", (text) => {
    expect(hear(text, read)).toMatchObject({ answer: "yes", corrects: [], when: null });
  });
});

describe("a doubt, a correction or somebody else in it makes it none", () => {
  test.each(
    lines(`
      mi amor
      sí mi amor pero el jueves
      sí mi amor creo
      ay mi amor no sé
      sí digo no
      no digo sí
      bueno mi amor déjame pensarlo
      sí mi esposo también quiere
      sí mi hija es la que va
      sí mi amor viene conmigo
      sí mi número es otro
      mi amor no es ese correo
      a ver mi amor
      sí cariño ojalá
      dale pero a las cuatro
      de una vez no
      de una amiga
      chévere pero el viernes
      no me parece chévere
      está bien si me llama antes
      listo, y a qué hora era
      no dale
      cabal no
      martes a las tres mi amor
      oye que si puede el martes a las tres
      resérvala para mi hija
      sí, es mi hermana
      con mi amor
    `),
  )("%s", (text) => {
    expect(hear(text, read).answer).not.toBe("yes");
  });
});
