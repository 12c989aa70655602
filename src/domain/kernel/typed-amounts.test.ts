import { expect, test } from "vitest";
import { readAmount, readPercent, tidyAmount, typedAmount } from "./typed-amounts.ts";

test.each([
  ["300000", 300_000],
  ["300,000", 300_000],
  ["$312,345.67", 312_345.67],
  ["$ 1,250", 1_250],
  ["US$450,000", 450_000],
  ["350 000", 350_000],
  ["350\u00a0000", 350_000],
  ["350\u202f000", 350_000],
  ["1 250 000.50", 1_250_000.5],
  ["350'000", 350_000],
  ["  1000\t", 1_000],
  ["450k", 450_000],
  ["450K", 450_000],
  ["$450 k", 450_000],
  ["450 thousand", 450_000],
  ["1.2m", 1_200_000],
  ["1.2 M", 1_200_000],
  ["1.25MM", 1_250_000],
  ["$1.2 million", 1_200_000],
  ["1.005k", 1_005],
  ["1e6", 1_000_000],
  ["1E15", 1e15],
  ["4.5e+5", 450_000],
  ["1e-7", 1e-7],
  [".5", 0.5],
  ["12.", 12],
  ["0.005", 0.005],
  ["0", 0],
  ["007", 7],
  ["-5", -5],
  ["-$1,500", -1_500],
  ["$-1,500", -1_500],
  ["−0.01", -0.01],
  ["-0", 0],
  // A digit more or less inside groups that were there before.
  ["940,0000", 9_400_000],
  ["1,2345,678", 12_345_678],
  ["9007199254740991", Number.MAX_SAFE_INTEGER],
])("%j is read as %d", (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each([
  "",
  " ",
  "$",
  "k",
  ".",
  "-",
  "much",
  "about 400k",
  "~450k",
  "400-450k",
  "450k-500k",
  "450kk",
  "450 grand",
  "1e5k",
  "1e",
  "1e999",
  "12,50",
  "3,5",
  "940,00",
  ",500",
  "1,250,",
  "1, 250",
  "1 250,000",
  "12.3.4",
  "1.250.000",
  "0x10",
  "Infinity",
  "NaN",
  "--1",
  "-$-1",
  "5%",
  "€450,000",
  "٣٠٠",
])("%j is not certain to be an amount", (text) => {
  expect(readAmount(text)).toBeNull();
});

test.each([
  ["20", 20],
  ["20%", 20],
  [" 3.5 % ", 3.5],
  [".5", 0.5],
])("%j is read as %d percent", (text, percent) => {
  expect(readPercent(text)).toBe(percent);
});

test.each(["", "%", "3,5", "20k", "-5", "5%%", "1e1", "a fifth"])("%j is no percentage", (text) => {
  expect(readPercent(text)).toBeNull();
});

test.each([
  [0, "0"],
  [450_000, "450,000"],
  [12.5, "12.50"],
  [312_345.67, "312,345.67"],
  [1_916.963256, "1,916.963256"],
  [-0.01, "-0.01"],
  [1e15, "1,000,000,000,000,000"],
])("%d is shown in its field as %s, and is read as the same", (amount, text) => {
  expect(typedAmount(amount)).toBe(text);
  expect(readAmount(text)).toBe(amount);
});

test("what can be read is grouped, and everything else is unchanged", () => {
  expect(tidyAmount(" 1.2m ")).toBe("1,200,000");
  expect(tidyAmount("about 400")).toBe("about 400");
  expect(tidyAmount("")).toBe("");
});
