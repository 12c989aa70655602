import { expect, test } from "vitest";
import { hear, readBack } from "../corpus/hear.ts";

test.each([
  ["hailey brke *burke", "Hailey Burke"],
  ["hailey brke, *burke", "Hailey Burke"],
  ["haily burke *hailey", "Hailey Burke"],
  ["hailey brke burke*", "Hailey Burke"],
  ["haley brke *hailey burke", "Hailey Burke"],
  ["hailey burke *3:30", "Hailey Burke"],
  ["hailey burke *sorry", "Hailey Burke"],
  ["hailey burke *mortgage", "Hailey Burke"],
  ["* hailey burke", "Hailey Burke"],
])("an asterisk corrects the word that it resembles: %s", (text, name) => {
  expect(hear(text, { expecting: "name" }).name).toBe(name);
});

function afterReading(text: string, name: string) {
  const words = `30 minutes with Ana Ruiz on Tuesday; for ${name}`;
  const read = { act: "book", words, name, email: "ann@example.com", phone: null } as const;
  return hear(text, { ...readBack, readBack: { ...read, durationMinutes: 30, from: null } });
}

test.each([
  ["Hailey Brke", "yes! hailey burke, 3:30", "Hailey Burke"],
  ["Hailey Brke", "hailey burke yes", "Hailey Burke"],
  ["Catherine Doyle", "it's katherine with a k k a t h e r i n e", "Katherine Doyle"],
  ["Hailey Brke", "*burke", "Hailey Burke"],
  ["Hailey Brke", "burke not brke", "Hailey Burke"],
  ["Ruth", "no put dale yoder please my husband is coming not me", "Dale Yoder"],
  ["Ruth", "dale please not ruth", "Dale"],
  ["Ruth", "not ruth, dale yoder", "Dale Yoder"],
  ["Ruth Yoder", "dale not ruth", "Dale Yoder"],
  ["Ruth", "it's for dale yoder, not me", "Dale Yoder"],
  ["Ruth", "it's for dale, not me", "Dale"],
  ["Ruth", "it's for my husband dale yoder", "Dale Yoder"],
  ["Ruth", "put me down as dale yoder", "Dale Yoder"],
  ["Ruth", "put it under dale yoder", "Dale Yoder"],
  ["Ruth", "under dale yoder please", "Dale Yoder"],
  ["Ruth", "put it in my husband's name dale yoder", "Dale Yoder"],
  ["Ruth", "make it dale yoder instead", "Dale Yoder"],
  ["Ruth", "the name should be dale yoder", "Dale Yoder"],
])("where %s was read back, %s corrects the name", (read, text, name) => {
  const heard = afterReading(text, read);
  expect(heard.name).toBe(name);
  expect(heard.corrects).toContain("name");
});

test.each([
  ["Hailey Brke", "yes hailey brke"],
  ["Hailey Brke", "yes tuesday works"],
  ["Ruth", "yes that's for ruth"],
  ["Ruth", "no put that in the book please"],
  ["Ruth", "put me down for wednesday"],
  ["Ruth", "put it on the books"],
  ["Ruth", "no make it wednesday please not tuesday"],
  ["Ruth", "no make it bright and early"],
  ["Ruth", "morning please not afternoon"],
  ["Ruth", "zoom please not in person"],
  ["Ruth", "it's for a condo, not a house"],
  ["Ruth", "it's for buying, not selling"],
  ["Ruth", "it's for estate planning"],
  ["Ruth", "book it for me please"],
  ["Ruth", "email please not phone"],
  ["Ruth", "yes as discussed"],
  ["Ruth", "no it's not for me"],
])("where %s was read back, %s gives no other", (read, text) => {
  expect(afterReading(text, read).name).toBeNull();
});
