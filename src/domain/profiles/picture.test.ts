import { expect, test } from "vitest";
import { kindOfPicture, pictureAddress, pictureName, picturePath } from "./picture.ts";

const name = "aB3_-678901234567890123456789012";
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test("the path of an uploaded picture contains its name", () => {
  expect(pictureName(picturePath(name))).toBe(name);
});

test.each([
  `/pictures/${name}.svg`,
  `/pictures/${name}`,
  `/pictures/${name.slice(1)}.webp`,
  `/pictures/../${name}.webp`,
  `https://x.test/pictures/${name}.webp`,
  `/pictures/${name}.webp?x`,
  `/pictures/${name}.webp\n`,
])("%j is not such a path", (path) => {
  expect(pictureName(path)).toBeNull();
});

test.each([
  ["", null],
  [null, null],
  [undefined, null],
  [" https://ana.example/me.png ", "https://ana.example/me.png"],
  ["HTTPS://ana.example/me.png", "HTTPS://ana.example/me.png"],
  [picturePath(name), picturePath(name)],
])("%j is stored as %j", (typed, kept) => {
  expect(pictureAddress.parse(typed)).toBe(kept);
});

test.each([
  "http://ana.example/me.png",
  "ana.example/me.png",
  "javascript:alert(1)",
  "data:image/png;base64,AAAA",
  "//ana.example/me.png",
  "/pictures/me.webp",
  "/api/v1/profile",
])("%s is refused with an example", (typed) => {
  expect(pictureAddress.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
    "Enter an address that starts with https://.",
  ]);
});

test.each([
  ["jpeg", bytes("\xff\xd8\xff\xe0\x00\x10JFIF")],
  ["png", bytes("\x89PNG\r\n\x1a\n\x00\x00")],
  ["webp", bytes("RIFF\x24\x00\x00\x00WEBPVP8 ")],
])("a %s is recognized by its first bytes", (kind, file) => {
  expect(kindOfPicture(file)).toBe(kind);
});

test.each([
  ["nothing", ""],
  ["a drawing that may hold scripts", "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"],
  ["a page", "<!doctype html><script>alert(1)</script>"],
  ["a GIF, whatever follows", "GIF89a/*\xff\xd8\xff*/=1;alert(1)"],
  ["another file of the same family", "RIFF\x24\x00\x00\x00WAVEfmt "],
  ["a picture after a blank", " \x89PNG\r\n\x1a\n"],
  ["one letter of a picture", "\xff"],
])("%s is not a picture", (_, text) => {
  expect(kindOfPicture(bytes(text))).toBeNull();
});
