import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProfileInput } from "#domain/profiles/profile.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";
import { plainPicture, sendPicture } from "#test/harness/pictures.ts";
import { listen } from "#test/harness/live.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const aPath = /^\/pictures\/[\w-]{32}\.webp$/;
const jpeg = () => plainPicture().jpeg().toBuffer();

/** Uploads a valid picture, and returns its path. */
async function upload(person: SignedIn, picture?: Buffer): Promise<string> {
  const answer = await sendPicture(person, picture ?? (await jpeg()));
  expect(answer.status).toBe(200);
  return (await answer.json()).profilePictureUrl;
}

const stored = async (person: SignedIn) => {
  const [row] = await app.sql<{ url: string | null; name: string | null }>(
    `select p.profile_picture_url as url, k.name from profiles p left join profile_pictures k on k.user_id = p.id
      where p.id = $1`,
    [person.id],
  );
  return row!;
};

const served = async (path: string) => {
  const answer = await app.visitor.fetch(path);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe("an uploaded picture", () => {
  test.each([
    ["JPEG", () => plainPicture().jpeg()],
    ["PNG", () => plainPicture().png()],
    ["WebP", () => plainPicture().webp()],
  ])("of kind %s is served square, as WebP, to everyone who knows its name", async (_, made) => {
    const ana = await app.as(fresh(people.ana));
    const path = await upload(ana, await made().toBuffer());
    expect(path).toMatch(aPath);
    expect((await ana.api.profiles.mine())?.profilePictureUrl).toBe(path);
    const { answer, bytes } = await served(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: "webp",
      width: 512,
      height: 512,
    });
  });

  test("is rotated upright and contains no metadata of where, when and with what it was taken", async () => {
    const ana = await app.as(fresh(people.ana));
    // Left half red, right half blue, with the metadata: rotate by 90 degrees clockwise.
    const red = await plainPicture({ width: 100, height: 200, colour: "#ff0000" }).png().toBuffer();
    const photo = await plainPicture({ width: 200, height: 200, colour: "#0000ff" })
      .composite([{ input: red, left: 0, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: "Secret camera" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 42/1 46/1" },
      })
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    expect(photo.includes("Secret camera")).toBe(true);
    const { bytes } = await served(await upload(ana, photo));
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes("Secret")).toBe(false);
    const colourAt = async (left: number, top: number) => {
      const dot = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha();
      const [r = 0, , b = 0] = await dot.raw().toBuffer();
      return r > b ? "red" : "blue";
    };
    expect([await colourAt(256, 20), await colourAt(256, 490)]).toEqual(["red", "blue"]);
  });

  test("keeps no hidden data", async () => {
    const ana = await app.as(fresh(people.ana));
    const hidden = "<script>alert('Secret')</script>";
    const { bytes } = await served(
      await upload(ana, Buffer.concat([await jpeg(), Buffer.from(hidden)])),
    );
    expect(bytes.includes("Secret")).toBe(false);
  });

  test("replaces the previous one, under another name", async () => {
    const ana = await app.as(fresh(people.ana));
    const first = await upload(ana);
    const second = await upload(ana, await plainPicture({ colour: "#ff0000" }).jpeg().toBuffer());
    expect(second).not.toBe(first);
    expect((await served(first)).answer.status).toBe(404);
    expect((await served(second)).answer.status).toBe(200);
    expect(await stored(ana)).toEqual({ url: second, name: expect.any(String) });
  });

  test("sent again, after a lost response, keeps its name", async () => {
    const ana = await app.as(fresh(people.ana));
    const first = await upload(ana);
    const before = await ana.api.profiles.mine();
    expect(await upload(ana)).toBe(first);
    expect(await ana.api.profiles.mine()).toEqual(before);
    expect((await served(first)).answer.status).toBe(200);
  });

  test("is deleted when it is removed, and a second removal succeeds", async () => {
    const ana = await app.as(fresh(people.ana));
    const path = await upload(ana);
    for (let times = 0; times < 2; times += 1) {
      expect(await ana.api.profiles.removePicture()).toEqual({ profilePictureUrl: null });
      expect(await stored(ana)).toEqual({ url: null, name: null });
    }
    expect((await served(path)).answer.status).toBe(404);
  });

  test("reaches the other open dashboards of its owner", async () => {
    const ana = await app.as(fresh(people.ana));
    using dashboard = await listen(ana);
    await expect.poll(() => dashboard.events).toContain("ready all");
    await upload(ana);
    await expect.poll(() => dashboard.events).toContain("changed profiles");
  });
});

describe("saving the profile", () => {
  const details: ProfileInput = {
    fullName: "Ana Ruiz",
    phone: "1",
    companyName: "Ruiz Homes",
    businessType: "Real Estate",
    roleInBusiness: "Broker",
    locationCity: "Brooklyn",
    locationState: "NY",
    timeZone: "America/New_York",
    yearsInBusiness: null,
  };

  test(
    "keeps the uploaded picture, also from a form that was opened before the last upload",
    { tags: ["PROF-016.10"] },
    async () => {
      const ana = await app.as(fresh(people.ana));
      const before = await upload(ana);
      const path = await upload(ana);
      for (const profilePictureUrl of [path, before])
        expect(
          (await ana.api.profiles.save({ ...details, profilePictureUrl })).profilePictureUrl,
        ).toBe(path);
      expect((await served(path)).answer.status).toBe(200);
    },
  );

  test("never uses another person's picture", async () => {
    const ana = await app.as(fresh(people.ana));
    const hers = await upload(ana);
    const ben = await app.as(fresh(people.ben));
    const save = () => ben.api.profiles.save({ ...details, profilePictureUrl: hers });
    expect((await save()).profilePictureUrl).toBeNull();
    const his = await upload(ben);
    expect((await save()).profilePictureUrl).toBe(his);
  });

  test.each([["https://ana.example/me.png"], [null]])(
    "with %j in its place forgets it",
    { tags: ["PROF-016.10"] },
    async (profilePictureUrl) => {
      const ana = await app.as(fresh(people.ana));
      const path = await upload(ana);
      await ana.api.profiles.save({ ...details, profilePictureUrl });
      expect(await stored(ana)).toEqual({ url: profilePictureUrl, name: null });
      expect((await served(path)).answer.status).toBe(404);
    },
  );

  test.each(["http://ana.example/me.png", "/pictures/me.webp", "/api/v1/profile", "javascript:1"])(
    "refuses %s at its field",
    async (profilePictureUrl) => {
      const ana = await app.as(fresh(people.ana));
      const answer = await ana.fetch("/api/v1/profile", {
        method: "PUT",
        body: JSON.stringify({ ...details, profilePictureUrl }),
      });
      expect(answer.status).toBe(400);
      expect((await answer.json()).data.issues).toEqual([
        { path: ["profilePictureUrl"], message: "Enter an address that starts with https://." },
      ]);
    },
  );
});
