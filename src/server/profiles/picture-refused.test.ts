import { setTimeout as sleep } from "node:timers/promises";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";
import { plainPicture, sendPicture } from "#test/harness/pictures.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const jpeg = () => plainPicture().jpeg().toBuffer();

/** Uploads a valid picture, and returns its path. */
async function upload(person: SignedIn): Promise<string> {
  const answer = await sendPicture(person, await jpeg());
  expect(answer.status).toBe(200);
  return (await answer.json()).profilePictureUrl;
}

/** The stored path, once per stored picture of this person. */
const pathsOf = (person: SignedIn) =>
  app.sql<{ url: string | null; pictures: number }>(
    `select profile_picture_url as url, (select count(*)::int from profile_pictures where user_id = $1) as pictures
       from profiles where id = $1`,
    [person.id],
  );

describe("an invalid picture", () => {
  /** A PNG whose header claims the given size, with almost no content. */
  function tinyPng(width: number, height: number): Buffer {
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type), data]);
      const frame = Buffer.alloc(8);
      frame.writeUInt32BE(data.length, 0);
      frame.writeUInt32BE(crc32(body), 4);
      return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
    };
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    head.set([1, 0, 0, 0, 0], 8); // one bit each, grey
    return Buffer.concat([
      Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
      chunk("IHDR", head),
      chunk("IDAT", deflateSync(Buffer.alloc(1_000))),
      chunk("IEND", Buffer.alloc(0)),
    ]);
  }

  const noPicture = [415, "This isn't a JPEG, PNG or WebP picture."] as const;
  const broken = [422, "We couldn't read this picture. It may be damaged."] as const;
  const files: [string, () => Promise<Buffer> | Buffer, readonly [number, string]][] = [
    ["nothing at all", () => Buffer.alloc(0), noPicture],
    [
      "a drawing with a script",
      () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>"),
      noPicture,
    ],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), noPicture],
    ["a GIF", () => plainPicture().gif().toBuffer(), noPicture],
    [
      "a GIF that a browser would also run as a script",
      () => Buffer.from("GIF89a/*\x00\xff\xd8\xff*/=1;alert(1)//", "latin1"),
      noPicture,
    ],
    ["a TIFF", () => plainPicture().tiff().toBuffer(), noPicture],
    ["a document", () => Buffer.from("%PDF-1.7\n%\xff\xd8\xff"), noPicture],
    ["the beginning of a JPEG and nothing more", () => Buffer.from([0xff, 0xd8, 0xff]), broken],
    [
      "the beginning of a JPEG with a drawing behind it",
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("<svg/>")]),
      broken,
    ],
    ["a JPEG that is cut off", () => halfOf("jpeg"), broken],
    ["a PNG that is cut off", () => halfOf("png"), broken],
    ["a WebP that is cut off", () => halfOf("webp"), broken],
    [
      "a small file that would unfold to 900 million pixels",
      () => tinyPng(30_000, 30_000),
      [422, "This picture has more than 40 million pixels. Choose a smaller one."],
    ],
    ["a small file with fewer, which it does not hold", () => tinyPng(6_000, 6_000), broken],
  ];

  test.each(files)("is refused: %s", async (_, made, [status, message]) => {
    const ana = await app.as(fresh(people.ana));
    const path = await upload(ana);
    const answer = await sendPicture(ana, await made());
    expect([answer.status, await answer.json()]).toEqual([status, { message }]);
    expect(await pathsOf(ana)).toEqual([{ url: path, pictures: 1 }]);
  });

  test("is refused if it is larger than 5 MB, announced or in chunks, and the server keeps running", async () => {
    const ana = await app.as(fresh(people.ana));
    const large = new Blob([new Uint8Array(await jpeg()), new Uint8Array(5_000_000)]);
    for (const body of [large, large.stream()]) {
      // The connection may end before the response is read: then the sender sees only that.
      const answer = await sendPicture(ana, body).catch(() => null);
      expect(answer?.status ?? 413).toBe(413);
    }
    expect(await pathsOf(ana)).toEqual([{ url: null, pictures: 0 }]);
    expect((await app.visitor.fetch("/livez")).status).toBe(200);
  });

  test("is recognized by its content: what the sender says about it is ignored", async () => {
    const ana = await app.as(fresh(people.ana));
    const picture = new Blob([new Uint8Array(await jpeg())]);
    const said = await sendPicture(ana, picture, { "content-type": "text/html" });
    expect(said.status).toBe(200);
    const page = await sendPicture(ana, "<script>1</script>", { "content-type": "image/png" });
    expect(page.status).toBe(415);
  });
});

describe("a flood of pictures", () => {
  test("from one person is processed one by one, from many at once all the same", async () => {
    const ana = await app.as(fresh(people.ana));
    const large = await noise("jpeg", 2_000);
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await sendPicture(ana, large)).status),
    );
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const others: SignedIn[] = [];
    for (let count = 0; count < 6; count += 1) others.push(await app.as(fresh(people.ben)));
    const answers = await Promise.all(others.map((person) => sendPicture(person, large)));
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200));
  });
});

describe("a slow upload", () => {
  /** Starts to send a picture and leaves the rest for later. */
  function begin(person: SignedIn) {
    const pipe = new TransformStream<Uint8Array, Uint8Array>();
    const writer = pipe.writable.getWriter();
    const answer = sendPicture(person, pipe.readable);
    answer.catch(() => {});
    void writer.write(new Uint8Array([0xff])).catch(() => {});
    return {
      answer,
      /** Sends the rest: the first byte of a JPEG is always the same. */
      async finish() {
        await writer.write(new Uint8Array((await jpeg()).subarray(1)));
        await writer.close();
        return (await answer).status;
      },
      abort: () => writer.abort(),
    };
  }

  const statusOf = async (person: SignedIn) => (await sendPicture(person, await jpeg())).status;
  // Checked with an empty upload, and not at once: too early a check would itself count as in progress.
  const meets = (person: SignedIn, status: number) =>
    expect
      .poll(
        async () => {
          await sleep(500);
          return (await sendPicture(person, Buffer.alloc(0))).status;
        },
        { timeout: 5_000 },
      )
      .toBe(status);

  test("is stored only if its sender is still signed in at its end", async () => {
    const ana = await app.as(fresh(people.ana));
    const sending = begin(ana);
    await meets(ana, 429);
    await app.sql("delete from account.session where user_id = $1", [ana.id]);
    expect(await sending.finish()).toBe(401);
    expect(await pathsOf(ana)).toEqual([{ url: null, pictures: 0 }]);
  });

  test("that is aborted makes room for the next one", async () => {
    const ana = await app.as(fresh(people.ana));
    const sending = begin(ana);
    await meets(ana, 429);
    await sending.abort();
    await expect.poll(() => statusOf(ana)).toBe(200);
  });

  test("from sixteen at once makes others wait, and then continues", async () => {
    const many: SignedIn[] = [];
    for (let count = 0; count < 17; count += 1) many.push(await app.as(fresh(people.ben)));
    const [last, ...first] = many;
    const sendings = first.map(begin);
    await meets(last!, 503);
    expect(await last!.api.profiles.mine()).not.toBeNull();
    const statuses = await Promise.all(sendings.map(({ finish }) => finish()));
    expect(statuses).toEqual(first.map(() => 200));
    expect(await statusOf(last!)).toBe(200);
  });
});

describe("strangers", () => {
  test.each([
    ["a signed-out client", async () => app.visitor],
    [
      "a person whose email is not verified",
      async () => {
        const nia = await app.as(fresh(people.nia));
        await app.sql(`update account."user" set email_verified = false where id = $1`, [nia.id]);
        return nia;
      },
    ],
    [
      "a person whose session has ended",
      async () => {
        const nia = await app.as(fresh(people.nia));
        await app.sql("delete from account.session where user_id = $1", [nia.id]);
        return nia;
      },
    ],
  ])("%s may not upload", async (_, somebody) => {
    const [before] = await app.sql("select count(*) from profile_pictures");
    const answer = await sendPicture(await somebody(), await jpeg());
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ message: "User not logged in." });
    expect((await app.sql("select count(*) from profile_pictures"))[0]).toEqual(before);
  });

  test("another site may not upload with our cookie", async () => {
    const ana = await app.as(fresh(people.ana));
    const answer = await sendPicture(ana, await jpeg(), { origin: "https://evil.example" });
    expect(answer.status).toBe(403);
    expect(await pathsOf(ana)).toEqual([{ url: null, pictures: 0 }]);
  });

  test.each([
    "/pictures/",
    "/pictures/me.webp",
    `/pictures/${"A".repeat(32)}.webp`,
    `/pictures/${"_".repeat(32)}.webp`,
    `/pictures/${"%25".repeat(8)}.webp`,
  ])("%s gets a 404, which is not cached", async (path) => {
    const answer = await app.visitor.fetch(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-type")).toContain("text/plain");
  });

  test("a picture's address is read-only", async () => {
    const ana = await app.as(fresh(people.ana));
    const path = await upload(ana);
    for (const method of ["PUT", "DELETE", "POST"]) {
      const answer = await ana.fetch(path, { method });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    }
    const head = await app.visitor.fetch(path, { method: "HEAD" });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  });
});

/** A picture that does not compress well. */
function noise(kind: "jpeg" | "png" | "webp", side = 200): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: side, height: side, channels: 3, background: "#000", noise } as const;
  return sharp({ create }).toFormat(kind).toBuffer();
}

async function halfOf(kind: "jpeg" | "png" | "webp"): Promise<Buffer> {
  const whole = await noise(kind);
  return whole.subarray(0, whole.length / 2);
}
