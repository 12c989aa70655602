import type { Page } from "@playwright/test";
import sharp from "sharp";
import { plainPicture } from "../harness/pictures.ts";
import { expect, people, test, toast } from "./fixtures.ts";
import { signOutCall } from "./public-fixtures.ts";
import { hold } from "./requests.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const section = (page: Page) => page.getByRole("region", { name: "Your picture" });
const sidebar = (page: Page) => page.getByRole("complementary", { name: "Sidebar" });
const upload = "**/api/v1/profile-picture";

function choose(page: Page, buffer: Buffer, name = "me.jpg"): Promise<void> {
  return page.setInputFiles("input[type=file]", { name, mimeType: "image/jpeg", buffer });
}

const photo = (colour = "#0e5f46") =>
  plainPicture({ width: 900, height: 1200, colour }).jpeg().toBuffer();

test(
  "a picture is uploaded, replaced and removed next to the form, which keeps its input; an address replaces an upload and the other way around",
  { tag: ["@PROF-016.8", "@PROF-016.9", "@PROF-016.10"] },
  async ({ page, signIn, sql, allowErrors, expectAccessible }) => {
    // The address has no picture, so the initials are shown.
    allowErrors("Failed to load resource");
    const ana = await signIn(people.ana);
    const stored = async () =>
      (
        await sql<{ url: string | null; license: string | null; years: number | null }>(
          `select profile_picture_url as url, license_number as license, years_in_business as years
       from profiles where id = $1`,
          [ana.id],
        )
      )[0]!;
    await page.goto("/dashboard/profile");

    await test.step("a picture is uploaded, replaced and removed next to the form, which keeps its input", async () => {
      await field(page, "Company Name").fill("Typed & not saved");
      await expect(section(page).getByText("AR", { exact: true })).toBeVisible();

      const letGo = await hold(page, upload);
      await choose(page, await photo());
      const status = section(page).getByRole("status");
      await expect(status).toHaveText(/^(Uploading: \d+%|Almost done: cropping to a square)$/);
      const button = section(page).getByRole("button", { name: "Upload picture" });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAttribute("aria-busy", "true");
      // It shows while uploading.
      await expect(section(page).locator("img")).toHaveAttribute("src", /^data:image\/jpeg/);
      letGo();
      await expect(status).toHaveText("Picture saved.");
      const first = (await stored()).url!;
      expect(first).toMatch(/^\/pictures\/[\w-]{32}\.webp$/);
      await expect(section(page).locator("img")).toHaveAttribute("src", first);
      await expect(sidebar(page).locator("img")).toHaveAttribute("src", first);
      const width = () =>
        section(page)
          .locator("img")
          .evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBe(512);
      await expect(field(page, "Company Name")).toHaveValue("Typed & not saved");
      await expect(field(page, "Profile Picture URL")).toHaveValue("");
      await expectAccessible(page);

      await field(page, "License Number").fill("NY-1042");
      await field(page, "Years in Business").fill("9");
      await page.getByRole("button", { name: "Save Profile" }).click();
      await expect(toast(page, "Profile Updated")).toBeVisible();
      expect(await stored()).toEqual({ url: first, license: "NY-1042", years: 9 });
      await page.reload();
      await expect(section(page).locator("img")).toHaveAttribute("src", first);
      await expect(field(page, "License Number")).toHaveValue("NY-1042");
      await expect(field(page, "Years in Business")).toHaveValue("9");

      await choose(page, await photo("#8a5a0e"));
      await expect(section(page).getByRole("button", { name: "Replace picture" })).toBeEnabled();
      await expect(status).toHaveText("Picture saved.");
      const second = (await stored()).url!;
      expect(second).not.toBe(first);
      expect((await page.request.get(first)).status()).toBe(404);

      await field(page, "Company Name").fill("Typed again");
      await section(page).getByRole("button", { name: "Remove picture" }).click();
      await expect(status).toHaveText("Picture removed.");
      await expect(section(page).getByText("AR", { exact: true })).toBeVisible();
      await expect(section(page).getByRole("button", { name: "Remove picture" })).toHaveCount(0);
      await expect(field(page, "Company Name")).toHaveValue("Typed again");
      expect((await stored()).url).toBeNull();
      expect((await page.request.get(second)).status()).toBe(404);
    });

    await test.step("an address replaces an upload and the other way around; only https is accepted", async () => {
      await page.route("https://ana.example/**", (route) => route.abort());
      const save = page.getByRole("button", { name: "Save Profile" });
      await choose(page, await photo());
      await expect(section(page).getByRole("status")).toHaveText("Picture saved.");

      const address = field(page, "Profile Picture URL");
      for (const typed of ["http://ana.example/me.png", "me.png", "javascript:alert(1)"]) {
        await address.fill(typed);
        await save.click();
        await expect(address).toHaveAccessibleDescription(
          /^Enter an address that starts with https/,
        );
        await expect(address).toHaveValue(typed);
      }
      await address.fill("https://ana.example/me.png");
      await save.click();
      await expect(toast(page, "Profile Updated")).toBeVisible();
      expect((await stored()).url).toBe("https://ana.example/me.png");
      await expect(section(page).getByText("AR", { exact: true })).toBeVisible();
      await expect(address).toHaveValue("https://ana.example/me.png");

      await choose(page, await photo());
      await expect(section(page).getByRole("status")).toHaveText("Picture saved.");
      await expect(address).toHaveValue("");
      expect((await stored()).url).toMatch(/^\/pictures\//);
    });
  },
);

test(
  "an unacceptable file is refused, a large one scaled down, and a save waits for its picture",
  { tag: ["@PROF-016.10"] },
  async ({ page, signIn, sql, allowErrors, expectAccessible }) => {
    allowErrors("422", "500", "Failed to load resource", "ERR_FAILED");
    const ana = await signIn(people.ana);
    await page.goto("/dashboard/profile");

    await test.step("an unacceptable file is refused with a message, and the previous picture stays", async () => {
      await choose(page, await photo());
      await expect(section(page).getByRole("status")).toHaveText("Picture saved.");
      const before = await section(page).locator("img").getAttribute("src");
      const alert = section(page).getByRole("alert");
      const stands = async (words: string) => {
        await expect(alert).toHaveText(words);
        await expect(section(page).locator("img")).toHaveAttribute("src", before!);
        await expect(section(page).getByRole("button", { name: "Replace picture" })).toBeEnabled();
      };

      await choose(page, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
      await stands("This isn't a JPEG, PNG or WebP picture.");
      await choose(page, (await photo()).subarray(0, 500));
      await stands("We couldn't read this picture. It may be damaged.");
      await choose(page, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5_000_001)]));
      await stands("We couldn't read this picture. It may be damaged.");
      await expectAccessible(page);

      await page.route(upload, (route) =>
        route.fulfill({ status: 500, json: { message: "The archive is closed." } }),
      );
      await choose(page, await photo());
      await stands("The archive is closed.");
      await page.unroute(upload);
      await page.route(upload, (route) => route.abort());
      await choose(page, await photo());
      await stands("We couldn't reach Hearthline. Check your connection and try again.");
      await page.unroute(upload);
      await choose(page, await photo());
      await expect(section(page).getByRole("status")).toHaveText("Picture saved.");
      await expect(alert).toHaveCount(0);
    });

    await test.step("a picture too large to send is scaled down first", async () => {
      const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
      const large = await sharp({
        create: { width: 3_000, height: 2_400, channels: 3, background: "#000", noise },
      })
        .jpeg({ quality: 95 })
        .toBuffer();
      expect(large.length).toBeGreaterThan(5_000_000);
      const before = (await section(page).locator("img").getAttribute("src"))!;
      const sent = page.waitForRequest(upload);
      await choose(page, large);
      await expect(section(page).locator("img")).not.toHaveAttribute("src", before);
      await expect(section(page).locator("img")).toHaveAttribute("src", /^\/pictures\//);
      await expect(section(page).getByRole("status")).toHaveText("Picture saved.");
      expect((await (await sent).sizes()).requestBodySize).toBeLessThan(2_000_000);
    });

    await test.step("a save waits for a picture that is still uploading", async () => {
      const stored = async () =>
        (
          await sql<{ url: string | null }>(
            "select profile_picture_url as url from profiles where id = $1",
            [ana.id],
          )
        )[0]!.url;
      const before = await stored();
      const letGo = await hold(page, upload);
      await choose(page, await photo());
      await page.getByRole("button", { name: "Save Profile" }).click();
      await expect(page.getByRole("button", { name: "Save Profile" })).toBeDisabled();
      letGo();
      await expect(toast(page, "Profile Updated")).toBeVisible();
      const after = await stored();
      expect(after).toMatch(/^\/pictures\//);
      expect(after).not.toBe(before);
      await expect(section(page).locator("img")).toHaveAttribute("src", after!);
      await page.unroute(upload);
    });

    await test.step("it isn't sent as the person who signs in next", async () => {
      const letGo = await hold(page, upload);
      await choose(page, await photo());
      await expect(section(page).getByRole("status")).toContainText("Uploading");
      await field(page, "Title").fill("Dr.");
      await page.getByRole("button", { name: "Save Profile" }).click();
      // Signing out ends with a new load, which no save would survive.
      const leave = await hold(page, signOutCall);
      await page.getByRole("button", { name: "Sign Out" }).click();
      await expect(section(page)).toHaveCount(0);
      const leo = await signIn(people.leo);
      const saves: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("profiles/save")) saves.push(request.url());
      });
      const answered = page.waitForResponse(upload);
      letGo();
      await (await answered).finished();
      // The page knows the answer, and would have sent the save before it can do this.
      await page.evaluate(async () => {
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        await fetch("/favicon.svg");
      });
      expect(await sql("select title from profiles where id = $1", [leo.id])).toEqual([
        { title: null },
      ]);
      expect(saves).toEqual([]);
      leave();
      await page.waitForURL("/");
      // Until every session that was left has ended, an answer still deletes the browser's cookie, whosever it is.
      const left = () => page.evaluate(() => localStorage.getItem("hearthline-left-session"));
      await expect.poll(left).toBeNull();
    });

    await test.step("onboarding accepts a picture too, and keeps what was typed", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await signIn(people.nia);
      await page.goto("/complete-profile");
      await field(page, "Full Name").fill("Nia Typed");
      await choose(page, await photo());
      await expect(section(page).getByRole("status")).toHaveText("Picture saved.");
      await expect(field(page, "Full Name")).toHaveValue("Nia Typed");
      await expect(page).toHaveURL("/complete-profile");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      );
    });
  },
);
