import { expect, test } from "vitest";
import { filterOf, withFilter } from "./talk-filter.ts";

test("the URL says which conversations show; unknown values are ignored", () => {
  expect(filterOf(new URLSearchParams("tab=conversations"))).toEqual({});
  expect(filterOf(new URLSearchParams("channel=phone&outcome=booked"))).toEqual({
    channel: "phone",
    outcome: "booked",
  });
  expect(filterOf(new URLSearchParams("channel=pigeon&outcome=won"))).toEqual({});
});

test("a filter is set and removed, and the rest of the URL stays", () => {
  const phone = withFilter(new URLSearchParams("tab=conversations"), "channel", "phone");
  expect(String(phone)).toBe("tab=conversations&channel=phone");
  expect(String(withFilter(phone, "channel", ""))).toBe("tab=conversations");
});
