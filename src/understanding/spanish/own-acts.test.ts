import { expect, test } from "vitest";
import { hear } from "../corpus/hear.ts";

const wants = (text: string) => hear(text, { language: "es" }).wants;

test.each([
  "ya no necesito la de las 16:30 del lunes, la das de baja?",
  "dar de baja la del lunes a las 16:30",
  "quíteme la del martes por favor",
  "ya no ocupo la del jueves",
  "el martes tengo cita y me la quita por favor",
  "sáqueme de la agenda, tenía cita el viernes",
  "deme de baja mi cita del miércoles",
  "tengo una cita el jueves y ya no la voy a necesitar",
  "elimíneme la del lunes",
  "Cancelar. 117068",
  "La del miércoles 12:00. Cancelar.",
])("an appointment that is hardly named is canceled: %s", (text) => {
  expect(wants(text)).toContain("cancel");
});

test.each([
  "tengo una cita el viernes a las tres y la podemos dejar para el lunes",
  "se me complicó lo del jueves, necesito correrla al viernes",
  "tengo cita el martes a las diez, me la cambia para el miércoles a las once",
  "la del lunes, la puede pasar al martes",
  "mi cita del lunes quisiera recorrerla al miércoles",
  "quiero moverla para el jueves, mi cita",
])("and moved: %s", (text) => {
  expect(wants(text)).toContain("move");
});

test.each([
  "quiero una cita el lunes a las cuatro",
  "no quiero la casa del centro",
  "quiero darme de baja de la lista",
  "la casa de la calle maple me gusta",
  "necesito cambiar de banco",
  "quiero pasar a ver la casa",
  "el jueves se me hace bien",
  "no ocupo estacionamiento",
])("what only resembles that does neither: %s", (text) => {
  const heard = wants(text);
  expect(heard).not.toContain("cancel");
  expect(heard).not.toContain("move");
});

test.each([
  "perdón, número equivocado",
  "disculpe, me equivoqué de número",
  "creo que marqué otro número",
  "aquí no vive ninguna Ana",
])("who dialed wrong lets go: %s", (text) => {
  expect(hear(text, { language: "es" }).letsGo).toBe("wrongNumber");
});

test.each([
  "el correo está equivocado",
  "me equivoqué, es el martes",
  "le di el número equivocado, es el 415 555 0142",
  "no, aquí no hay estacionamiento",
])("and who corrects something does not: %s", (text) => {
  expect(hear(text, { language: "es", expecting: "confirm" }).letsGo).not.toBe("wrongNumber");
});
