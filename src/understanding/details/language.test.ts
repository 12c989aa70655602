import { expect, test } from "vitest";
import { hear } from "../corpus/hear.ts";

test.each([
  ["hola", "es"],
  ["Hola, quiero hacer una cita", "es"],
  ["necesito hablar con alguien", "es"],
  ["buenos días", "es"],
  ["gracias", "es"],
  ["Bonjour, je voudrais un rendez-vous", "fr"],
  ["xin chào tôi muốn đặt lịch hẹn", "vi"],
  ["toi muon dat lich hen", "vi"],
  ["你好，我想预约", "zh"],
  ["안녕하세요 예약하고 싶어요", "ko"],
  ["здравствуйте", "ru"],
  ["hola can I book an appointment for tuesday please", null],
  ["my name is Maria de la Cruz", null],
  ["do you speak spanish", null],
  ["casa grande realty", null],
  ["my name is Nguyễn Thị Minh", null],
  ["no mas", null],
  ["si", null],
  ["me", null],
  ["on tuesday", null],
  ["can I come", null],
  ["no se", null],
  ["quisiera una cita para el martes", "es"],
  ["como esta usted", "es"],
])("%s is spoken in %j", (text, language) => {
  expect(hear(text).otherLanguage).toBe(language);
});

test("a name in another script is a name", () => {
  const { name, otherLanguage } = hear("王小明", { expecting: "name" });
  expect({ name, otherLanguage }).toEqual({ name: "王小明", otherLanguage: null });
});
