import { expect, test } from "vitest";
import { agreedWay, noWaysToMeet, offeredWays, placeOf, waysToMeetSchema } from "./ways-to-meet.ts";

const link = "https://meet.example.com/ana";
const all = { phone: true, videoLink: link, address: "12 Dean St, Brooklyn" };

test("a link must be https, and neither it nor the address may be too long or half a character", () => {
  const read = (ways: object) => waysToMeetSchema.safeParse({ ...noWaysToMeet, ...ways });
  expect(read({ videoLink: ` ${link} ` }).data?.videoLink).toBe(link);
  for (const videoLink of ["http://meet.example.com", "javascript:alert(1)", "meet", "https://"])
    expect(read({ videoLink }).error?.issues[0]?.message).toBe(
      "Enter a link that starts with https://.",
    );
  expect(read({ videoLink: `${link}/${"x".repeat(500)}` }).success).toBe(false);
  expect(read({ address: "x".repeat(201) }).success).toBe(false);
  expect(read({ address: "12 Dean\ud83c St\nBrooklyn\u202e" }).data?.address).toBe(
    "12 Dean\ufffd St Brooklyn",
  );
  expect(read({ videoLink: "", address: " " }).data).toEqual(noWaysToMeet);
});

test("only what is set is offered, and one that is not offered cannot be agreed", () => {
  expect(offeredWays(noWaysToMeet)).toEqual([]);
  expect(offeredWays(all)).toEqual(["phone", "video", "in person"]);
  expect(agreedWay(all, "video")).toBe("video");
  expect(agreedWay(all, null)).toBeNull();
  expect(agreedWay({ ...noWaysToMeet, videoLink: link }, null)).toBe("video");
  expect(agreedWay({ ...noWaysToMeet, videoLink: link }, "in person")).toBeNull();
  expect(agreedWay(noWaysToMeet, "phone")).toBeNull();
});

test("the place follows what is set today", () => {
  const of = (meetingWay: "phone" | "video" | "in person" | null, ways = all) =>
    placeOf(ways, { meetingWay, clientPhone: "+12125550147" });
  expect(of("phone")).toEqual({ way: "phone", phone: "+12125550147" });
  expect(of("video")).toEqual({ way: "video", link });
  expect(of("in person")).toEqual({ way: "in person", address: "12 Dean St, Brooklyn" });
  expect(of("video", { ...all, videoLink: "https://meet.example.com/new" })).toEqual({
    way: "video",
    link: "https://meet.example.com/new",
  });
  expect(of("in person", { ...all, address: null as never })).toBeNull();
  expect(of(null)).toBeNull();
});
