import { fakeSpeech } from "../harness/speech.ts";
import { expect, toast } from "./fixtures.ts";
import { headerOf, test } from "./public-fixtures.ts";
import { watch } from "./requests.ts";

test(
  "a visitor reads on / what Hearthline is and whom it serves, and goes where its links lead",
  {
    tag: [
      "@PUB-001",
      "@PUB-035",
      "@PUB-044",
      "@PUB-045",
      "@PUB-046",
      "@PUB-047",
      "@PUB-048",
      "@PUB-049.1-4",
      "@PUB-051",
      "@PUB-041",
      "@PUB-042",
      "@PUB-043",
      "@PUB-050",
      "@PUB-052",
      "@PUB-003",
      "@PUB-004",
      "@PUB-005",
      "@PUB-006",
      "@PUB-011",
      "@PUB-012",
      "@PUB-013",
    ],
  },
  async ({ page }) => {
    await page.goto("/");

    await test.step("what it says", async () => {
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Enhance Real Estate Productivity with AI Voice Agent",
      );
      await expect(
        page.getByText("Be the first to know & get exclusive launch updates!", { exact: true }),
      ).toBeVisible();

      const forWhom = page.locator("section", {
        has: page.getByRole("heading", {
          name: "Empowering Real Estate Professionals",
          exact: true,
        }),
      });
      await expect(forWhom.getByText("Realtors & Brokers", { exact: true })).toBeVisible();
      await expect(forWhom.getByText("Mortgage & Title Co.", { exact: true })).toBeVisible();

      const cards = page.getByRole("region", { name: "Features" }).getByRole("listitem");
      await expect(cards.getByRole("heading")).toHaveText([
        "Seamless Communication",
        "Close Deals Faster",
        "Industry Focused",
        "Boost Productivity",
      ]);
      await expect(cards).toHaveCount(4);

      const closing = page.locator("section", { has: page.getByText("Secure Your Spot") });
      await expect(closing.getByRole("heading", { name: "Join the waitlist" })).toBeVisible();
    });

    await test.step("long after the launch the countdown is gone", async () => {
      await expect(headerOf(page).signIn).toBeVisible();
      await expect(page.getByText("Launching In")).toBeHidden();
      await expect(page.locator("main")).not.toHaveText(/\b00\b/, { useInnerText: true });
      await expect(page.locator("main")).not.toHaveText(/NaN/);
    });

    await test.step("both sign-up buttons lead to sign-up", async () => {
      for (const words of ["Register Now Before Its Too Late", "Secure Your Spot"]) {
        await page.getByRole("link", { name: words, exact: true }).click();
        await expect(page).toHaveURL("/signup");
        await expect(page.getByRole("heading", { name: "Create Your Account" })).toBeVisible();
        await page.goBack();
      }
    });

    await test.step("the header's anchors scroll to their sections, which it never covers", async () => {
      const anchors = [
        ["Features", "features", "Features"],
        ["Pricing", "pricing", "Pricing"],
        ["FAQ", "faq", "Questions"],
      ] as const;
      const expectAtTop = async (title: string) => {
        const bar = await headerOf(page).bar.boundingBox();
        expect(bar?.y).toBe(0);
        const heading = page.getByRole("heading", { level: 2, name: title, exact: true });
        await expect
          .poll(async () => (await heading.boundingBox())?.y)
          .toBeLessThan(page.viewportSize()!.height / 2);
        expect((await heading.boundingBox())?.y).toBeGreaterThan(bar!.height);
      };
      for (const [words, id, title] of anchors) {
        await headerOf(page).link(words).click();
        await expect(page).toHaveURL(`/#${id}`);
        await expectAtTop(title);
      }
      // By address alone, and from a page that React renders.
      await page.reload();
      await expectAtTop("Questions");
      await page.goto("/privacy");
      await headerOf(page).link("Pricing").click();
      await expect(page).toHaveURL("/#pricing");
      await expectAtTop("Pricing");
    });
  },
);

test("a visitor types to and speaks with the assistant on /, and hears the example call", async ({
  page,
  allowErrors,
}) => {
  allowErrors("net::ERR_FAILED");
  const call = page.getByRole("figure", { name: "An example call" });

  await test.step("what was typed is kept when the assistant can't be loaded", async () => {
    await page.route("**/assets/example-call-*.js", (route) => route.abort());
    await page.goto("/");
    const field = page.getByRole("textbox", { name: "Say something to the assistant" });
    await field.fill("Can I see it?");
    await field.press("Enter");
    await expect(toast(page, "The assistant couldn't be loaded. Try again.")).toBeVisible();
    await expect(field).toHaveValue("Can I see it?");
    await page.unroute("**/assets/example-call-*.js");
  });

  await test.step("a visitor tries it, and nothing of it leaves the browser", async () => {
    await page.reload();
    const field = call.getByRole("textbox", { name: "Say something to the assistant" });
    const talk = call.getByRole("log");
    const say = async (text: string, answer: string) => {
      await field.fill(text);
      await field.press("Enter");
      await expect(talk).toContainText(answer);
      await expect(field).toHaveValue("");
    };

    await call.getByRole("button", { name: "Can I see it on Friday?" }).click();
    await expect(talk).toContainText("Ana Ruiz's automated assistant, not a person");
    await expect(call.getByText("Practice, not a real booking")).toBeVisible();
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    await say("Next Monday at 10 AM, please", "What is your name?");
    await say("Vera Lind", "What email should I send the confirmation to?");
    await say("vera@example.com", "And a phone number");
    await say("skip", "Let me read that back");
    await call.getByRole("button", { name: "Yes, please" }).click();
    await expect(talk).toContainText("New lead: Vera Lind, booked for");
    expect(sent).toEqual([]);
  });

  await test.step("a visitor hears the example call, and speaks", async () => {
    const speech = await fakeSpeech(page);
    await page.reload();
    const listen = call.getByRole("button", { name: "Listen to the example call" });
    await listen.click();
    await expect(listen).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => speech.speaking()).not.toBeNull();
    while ((await speech.speaking()) !== null) await speech.endSentence();
    expect((await speech.begun()).join(" ")).toContain("Four thirty, please.");
    await expect(listen).toHaveAttribute("aria-pressed", "false");

    await call.getByRole("button", { name: "Speak" }).click();
    await expect(call.getByRole("status")).toContainText(
      "may send your voice to its maker’s service",
    );
    expect(await speech.isListening()).toBe(false);
    await call.getByRole("button", { name: "Use the microphone" }).click();
    await expect(call.getByRole("status")).toHaveText("Listening in English…");
    await speech.hear("What can you do?");
    await expect(call.getByRole("log")).toContainText("What can you do?");
    await expect.poll(() => speech.speaking()).not.toBeNull();
  });
});

// How it counts in other zones is in countdown.test.ts, and how the server writes its date in test/http.test.ts.
test(
  "the countdown runs to midnight of August 23, 2025, and then disappears; a configured launch date replaces it",
  { tag: ["@PUB-036", "@PUB-037", "@PUB-038.1-4", "@PUB-039", "@PUB-040", "@PUB-041"] },
  async ({ page }) => {
    const launch = Date.parse("2025-08-23T04:00:00Z");
    const timer = page.getByRole("timer");
    const digits = () => timer.getByRole("definition").allInnerTexts();
    const before = 26 * 3_600_000 + 3 * 60_000 + 4_000;
    await page.clock.install({ time: launch - before - 60_000 });
    await page.goto("/");
    await expect(headerOf(page).signIn).toBeVisible();
    await page.clock.pauseAt(launch - before);
    await expect(page.getByText("Launching In", { exact: true })).toBeVisible();
    await expect(timer.getByRole("term")).toHaveText(["Days", "Hours", "Minutes", "Seconds"]);
    expect(await digits()).toEqual(["01", "02", "03", "04"]);
    await page.clock.runFor(1_000);
    expect(await digits()).toEqual(["01", "02", "03", "03"]);
    await page.clock.runFor(4_000);
    expect(await digits()).toEqual(["01", "02", "02", "59"]);

    await page.clock.pauseAt(launch - 1_000);
    expect(await digits()).toEqual(["00", "00", "00", "01"]);
    await page.clock.runFor(1_000);
    await expect(timer).toBeHidden();
    await expect(page.getByText("Launching In")).toBeHidden();
    await expect(page.getByRole("link", { name: /^Register Now/ })).toBeVisible();

    await test.step("a configured launch date replaces the default", async () => {
      await page.route("/", async (route) => {
        const response = await route.fetch();
        const configured = (await response.text()).replace(
          'data-launch-date="2025-08-23T00:00:00"',
          'data-launch-date="2031-01-02T00:00:00"',
        );
        return route.fulfill({ response, body: configured });
      });
      await page.clock.setSystemTime("2030-12-25T12:00:00-05:00");
      await page.reload();
      await expect(page.getByRole("timer").getByRole("definition")).toHaveText([
        "07",
        "12",
        "00",
        "00",
      ]);
    });
  },
);

test("the landing page loads little: no other origin, no framework, and its pictures when a reader is near, in the reader's theme", async ({
  page,
  product,
}) => {
  const loaded = watch(page, "/landing/");
  const shown = () =>
    page
      .getByRole("main")
      .locator("picture img")
      .evaluateAll((all) =>
        (all as HTMLImageElement[]).map(({ currentSrc, naturalWidth, complete }) =>
          complete && naturalWidth > 0 ? new URL(currentSrc).pathname : null,
        ),
      );
  const scroll = () => page.getByText("Your morning.").scrollIntoViewIfNeeded();
  const requests: { url: string; type: string }[] = [];
  page.on("request", (request) =>
    requests.push({ url: request.url(), type: request.resourceType() }),
  );
  // How near is the browser's decision; on a phone the pictures are several windows away.
  await page.setViewportSize({ width: 390, height: 600 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/", { waitUntil: "networkidle" });

  await test.step("it requests no other origin, loads no framework and has no inline styles", async () => {
    // The last thing that the page loads by itself.
    await expect(page.getByRole("region", { name: "Notifications (F8)" })).toBeAttached();
    expect(requests.filter(({ url }) => !url.startsWith(`${product.origin}/`))).toEqual([]);
    const scripts = requests.filter(({ type }) => type === "script");
    expect(scripts.map(({ url }) => new URL(url).pathname)).toEqual([
      expect.stringMatching(/^\/assets\/landing-toasts-[\w-]+\.js$/),
    ]);
    // The list isn't empty: it includes even the script's own requests.
    expect(requests.map(({ url }) => new URL(url).pathname)).toContain("/api/auth/get-session");
    await expect(page.locator("script[src], link[rel=modulepreload]")).toHaveCount(0);
    await expect(page.locator("[style]")).toHaveCount(0);
    expect(await page.content()).not.toMatch(/<script[^>]*\ssrc=/);
  });

  await test.step("the product's pictures load when a reader is near, in the reader's theme", async () => {
    expect(loaded).toEqual([]);
    await scroll();
    await expect
      .poll(shown)
      .toEqual(["/landing/morning-light.avif", "/landing/verdict-light.avif"]);
    expect(loaded).toHaveLength(2);
    const dark = ["/landing/morning-dark.avif", "/landing/verdict-dark.avif"];
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(shown).toEqual(dark);
    // A chosen theme counts more than the system's.
    await page.emulateMedia({ colorScheme: "light" });
    await page.evaluate(() => localStorage.setItem("hearthline-theme", "dark"));
    await page.reload();
    await scroll();
    await expect.poll(shown).toEqual(dark);
    await expect(page.getByRole("img", { name: /^The overview/ })).toBeVisible();
  });
});
