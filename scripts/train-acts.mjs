// Trains the weights by which the grammar weighs what kind of act a line is: logistic regression, one act against the
// rest, from the corpus in src/understanding/corpus/acts. The same corpus always gives the same weights.
//   node scripts/train-acts.mjs            trains, and writes src/understanding/intent/act-weights.ts
//   node scripts/train-acts.mjs --without april  trains without one of the banks
//   node scripts/train-acts.mjs --measure  only measures: ten-fold cross-validation by family, and the held-out lines
import { writeFileSync } from "node:fs";
import { ordinaryLines, stopLines } from "../bench/banks/lessons.ts";
import { corpus, ofStops } from "../src/understanding/corpus/acts/corpus.ts";
import { endings, stories } from "../src/understanding/corpus/acts/stories.ts";
import {
  acts,
  featuresOf,
  places,
  stopPlaces,
  stopPlacesCount,
} from "../src/understanding/intent/evidence.ts";
import { signsOf } from "../src/understanding/intent/signs.ts";
import { normal, plain } from "../src/understanding/text.ts";

const folds = 10;
const rounds = 25;
const decay = 1e-3;
// How many steps a weight has to each side, because fewer are fewer bytes on the page: a stop has most of the weights and
// needs the least steps, and whether a line is a yes may hang on a hair. With 32 they are the characters from ":" to "z":
// no digits, no quotes. The backslash, which would be written twice, is a tilde.
const levels = { yes: 32, stop: 17, other: 19 };
const middle = 90;

// Banks that have had their first meeting may teach; `--without april` keeps one apart, to measure on it.
const apart = process.argv[process.argv.indexOf("--without") + 1];
const met = (banks) => banks.filter((name) => name !== apart);
const banks = met(["december", "january", "february", "march", "april", "may", "june"]);
const banksOfLines = met(["february", "march", "april", "may", "june"]);

const samples = corpus.flatMap((part) => samplesOf(part, featuresOf));
// A stop is learned from more lines, half of them with a story before or words after them, as people talk.
// And no stop is learned from what people say who want something else.
const ordinary = (await ordinaryLines(banks)).map((line) => [line]);
const taught = await stopLines(banksOfLines);
const familiesWhere = (isStop) =>
  taught.filter((line) => line.isStop === isStop).map(({ says }) => [says]);
const ofLines = [
  { act: "stop", families: familiesWhere(true) },
  { act: "other", families: familiesWhere(false) },
];
const stopSamples = [
  ...[...corpus, ...ofStops, ...ofLines].flatMap((part) =>
    samplesOf({ ...part, families: part.families.map((lines) => withStories(lines)) }, stopPlaces),
  ),
  ...samplesOf({ act: "other", families: ordinary }, stopPlaces),
];

function samplesOf({ act, families }, read) {
  return families.flatMap((lines, family) =>
    lines.map((line) => {
      const words = plain(normal(line));
      const features = read(words, signsOf(words));
      return { act, family, line, features, size: Math.sqrt(features.length) };
    }),
  );
}

function withStories(lines) {
  return lines.flatMap((line, nth) => {
    const story = stories[(nth * 7 + line.length) % stories.length];
    const ending = endings[(nth * 5 + line.length) % endings.length];
    const longer = [`${story} ${line}`, `${line} ${ending}`, `${story} ${line} ${ending}`][nth % 4];
    return line.split(" ").length > 3 && longer ? [line, longer] : [line];
  });
}

const isMeasuring = process.argv.includes("--measure");
const slopes = acts.map((act) => calibrated(act));
if (!isMeasuring) write();

/** Scores of lines by weights that were trained without their families, and the slope that turns them into likelihoods. */
function calibrated(act) {
  const own = fitting(act);
  const scored = [];
  for (let fold = 0; fold < folds; fold++) {
    const model = train(
      own.filter((sample) => sample.family % folds !== fold),
      act,
    );
    for (const sample of own.filter((one) => one.family % folds === fold))
      scored.push({ sample, score: scoreOf(model, sample), isAct: sample.act === act });
  }
  const slope = slopeOf(scored);
  report(act, scored, slope);
  return slope;
}

/** "Not today" is a no and an end: what gives up is no example against a no. */
function fitting(act) {
  if (act === "stop") return stopSamples;
  return act === "no" ? samples.filter((sample) => sample.act !== "endTalk") : samples;
}

function train(own, act) {
  const count = act === "stop" ? stopPlacesCount : places;
  const weights = new Float64Array(count);
  const seen = new Float64Array(count).fill(1e-6);
  let bias = 0;
  const positives = own.filter((sample) => sample.act === act).length;
  const heavier = Math.sqrt((own.length - positives) / positives);
  for (let round = 0; round < rounds; round++) {
    // A fixed walk through all lines in another order each round.
    let step = 7919 + round * 104729;
    while (gcd(step, own.length) !== 1) step++;
    for (let nth = 0; nth < own.length; nth++) {
      const sample = own[(nth * step + round) % own.length];
      const isAct = sample.act === act;
      const likely = 1 / (1 + Math.exp(-scoreOf({ weights, bias }, sample)));
      const error = (isAct ? heavier : 1) * ((isAct ? 1 : 0) - likely);
      const slope = error / sample.size;
      bias += 0.02 * error;
      for (const place of sample.features) {
        const change = slope - decay * weights[place];
        seen[place] += change * change;
        weights[place] += (0.1 * change) / Math.sqrt(seen[place]);
      }
    }
  }
  return { weights, bias };
}

function scoreOf({ weights, bias }, { features, size }) {
  let sum = 0;
  for (const place of features) sum += weights[place];
  return sum / size + bias;
}

function gcd(one, other) {
  return other === 0 ? one : gcd(other, one % other);
}

/** Platt's calibration, by plain descent. */
function slopeOf(scored) {
  let [steep, offset] = [1, 0];
  for (let round = 0; round < 2000; round++) {
    let [up, across] = [0, 0];
    for (const { score, isAct } of scored) {
      const error = (isAct ? 1 : 0) - 1 / (1 + Math.exp(-(steep * score + offset)));
      up += error * score;
      across += error;
    }
    steep += (0.5 * up) / scored.length;
    offset += (0.5 * across) / scored.length;
  }
  return [steep, offset];
}

function report(act, scored, [steep, offset]) {
  const likely = (score) => 1 / (1 + Math.exp(-(steep * score + offset)));
  const rated = scored.map((one) => ({ ...one, likely: likely(one.score) }));
  const line = [0.3, 0.5, 0.8].map((least) => {
    const taken = rated.filter((one) => one.likely >= least);
    const right = taken.filter((one) => one.isAct).length;
    const all = rated.filter((one) => one.isAct).length;
    return `>=${least}: precision ${(right / taken.length).toFixed(3)} recall ${(right / all).toFixed(3)}`;
  });
  console.log(
    `${act.padEnd(12)} ${rated.filter((one) => one.isAct).length} lines  ${line.join("   ")}`,
  );
  if (!process.argv.includes("--errors")) return;
  const wrong = rated.filter((one) => one.isAct !== one.likely >= 0.5);
  for (const one of wrong)
    console.log(`   ${one.likely.toFixed(2)} ${one.sample.act}: ${one.sample.line}`);
}

function write() {
  const models = acts.map((act) => train(fitting(act), act));
  const scales = models.map(
    ({ weights }, head) =>
      Math.max(...weights.map(Math.abs)) / (levels[acts[head]] ?? levels.other),
  );
  const texts = models.map(({ weights }, head) =>
    Array.from(weights, (weight) => String.fromCharCode(middle + Math.round(weight / scales[head])))
      .join("")
      .replaceAll("\\", "~"),
  );
  const lines = [
    "// Written by scripts/train-acts.mjs from the corpus in corpus/acts: do not edit.",
    "",
    "/** For each act one character for each place: its distance from Z, times the act's scale, is the weight. */",
    `export const weights: readonly string[] = ${JSON.stringify(texts)};`,
    "/** What one step of a weight is worth, for each act. */",
    `export const scales: readonly number[] = ${JSON.stringify(scales)};`,
    "/** What speaks for each act before any word is read. */",
    `export const bias: readonly number[] = ${JSON.stringify(models.map(({ bias }) => bias))};`,
    "/** Slope and offset that turn each act's score into a likelihood. */",
    `export const slope: readonly (readonly [number, number])[] = ${JSON.stringify(slopes)};`,
  ];
  writeFileSync(
    new URL("../src/understanding/intent/act-weights.ts", import.meta.url),
    `${lines.join("\n")}\n`,
  );
}
