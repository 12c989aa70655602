import { metOthers, metStops } from "./december-callers.ts";
import { endTalkLines } from "./end-talk.ts";
import { familiesOf } from "./expand.ts";
import { messageLines } from "./message.ts";
import { moreSaidOthers } from "./more-no-stops-as-said.ts";
import { moreSaidStops } from "./more-stops-as-said.ts";
import { saidOthers } from "./no-stops-as-said.ts";
import { noLines } from "./no.ts";
import { notStopLines } from "./not-stops.ts";
import { otherLines } from "./other.ts";
import { personLines } from "./person.ts";
import { moreStopLines } from "./stop-in-other-words.ts";
import { stopLines } from "./stop.ts";
import { saidStops } from "./stops-as-said.ts";
import { wrongNumberLines } from "./wrong-number.ts";
import { yesLines } from "./yes.ts";

/** Everything that acts are learned from. */
export const corpus = [
  { act: "yes", families: familiesOf(yesLines) },
  { act: "no", families: familiesOf(noLines) },
  { act: "stop", families: familiesOf(stopLines) },
  { act: "endTalk", families: familiesOf(endTalkLines) },
  { act: "wrongNumber", families: familiesOf(wrongNumberLines) },
  { act: "message", families: familiesOf(messageLines) },
  { act: "person", families: familiesOf(personLines) },
  { act: "other", families: familiesOf(otherLines) },
];

/** What a stop alone is learned from besides: it is the one act that must neither be missed nor feigned. */
export const ofStops = [
  { act: "stop", families: familiesOf(moreStopLines) },
  { act: "other", families: familiesOf(notStopLines) },
  { act: "stop", families: inRows(metStops, saidStops, moreSaidStops) },
  { act: "other", families: inRows(metOthers, saidOthers, moreSaidOthers) },
];

/** The families of texts with several lines in a row. */
function inRows(...texts: string[]): string[][] {
  return familiesOf(texts.join("\n").replaceAll(" // ", "\n"));
}
