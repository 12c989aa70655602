import { expect, test } from "vitest";
import type { ContactEvent } from "#contract/contacts/page.ts";
import { mostPrinted, wholeTimeline } from "./whole-timeline.ts";

/** A timeline with this many entries, a hundred per page. */
function timelineOf(count: number) {
  const asked: (string | undefined)[] = [];
  const list = async ({ cursor, limit }: { id: string; cursor?: string; limit: number }) => {
    asked.push(cursor);
    const from = Number(cursor ?? 0);
    const events = Array.from({ length: Math.min(limit, count - from) }, (_, index) => {
      return { id: String(from + index) } as ContactEvent;
    });
    return { events, nextCursor: from + limit < count ? String(from + limit) : null };
  };
  return { list, asked };
}

test("all pages of a timeline are fetched in order", async () => {
  const { list, asked } = timelineOf(230);
  const { events, isCut } = await wholeTimeline("1", list);
  expect(events.map(({ id }) => Number(id))).toEqual(Array.from({ length: 230 }, (_, at) => at));
  expect(isCut).toBe(false);
  expect(asked).toEqual([undefined, "100", "200"]);
});

test("only the newest entries of a long timeline are fetched, and it is marked as cut", async () => {
  const { events, isCut } = await wholeTimeline("1", timelineOf(mostPrinted + 1).list);
  expect(events).toHaveLength(mostPrinted);
  expect(isCut).toBe(true);
});
