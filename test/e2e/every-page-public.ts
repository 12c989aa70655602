import type { Page } from "@playwright/test";
import { bookingOf, chooseDay, inDays } from "./booking-fixtures.ts";
import type { PageStates } from "./every-page-fixtures.ts";

const heading = (name?: string | RegExp) => (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 1, ...(name !== undefined && { name }) });
const alert = (page: Page) => page.getByRole("main").getByRole("alert");
const faults = (page: Page) => page.locator("[aria-invalid=true]");
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();
const menu = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Open menu" }).click();
const submit = (page: Page) => page.locator("main form [type=submit]").first().click();

/** Pages that need no account. */
export const publicPages: PageStates[] = [
  {
    route: "/",
    states: [
      { is: "for a visitor", who: "visitor", shows: heading() },
      { is: "signed in", who: "ana", shows: heading() },
      { is: "with its menu", who: "visitor", onPhoneOnly: true, reach: menu, shows: heading() },
    ],
  },
  ...["/privacy", "/terms", "/contact"].map((route): PageStates => ({
    route,
    states: [{ is: "default", who: "visitor", shows: heading() }],
  })),
  {
    route: "/signin",
    states: [
      { is: "with errors", who: "visitor", reach: submit, shows: faults },
      {
        is: "the reset dialog with an error",
        who: "visitor",
        reach: async (page) => {
          await page.getByText("Forgot Password?").click();
          await page.getByRole("button", { name: "Send Reset Link" }).click();
        },
        shows: (page) => page.getByRole("dialog").locator("[aria-invalid=true]"),
      },
    ],
  },
  {
    route: "/signup",
    states: [
      { is: "empty", who: "visitor", shows: heading() },
      { is: "with errors", who: "visitor", reach: submit, shows: faults },
    ],
  },
  {
    route: "/update-password",
    states: [
      { is: "without a link", who: "visitor", shows: (page) => page.getByRole("main") },
      {
        is: "with errors",
        who: "visitor",
        at: "/update-password?again#token=abc",
        reach: submit,
        shows: faults,
      },
    ],
  },
  {
    route: "/book/:profileId",
    states: [
      {
        is: "a selected day, its times, and a form with errors",
        who: "visitor",
        at: ({ id }) => `/book/${id.ana}`,
        reach: async (page) => {
          await chooseDay(page, inDays(5));
          await page.getByRole("button", { name: "Change time zone" }).click();
          await bookingOf(page).slots.first().check();
          await bookingOf(page).submit.click();
        },
        shows: faults,
      },
      {
        is: "with the assistant's panel",
        who: "visitor",
        at: ({ id }) => `/book/${id.ana}`,
        reach: press("Ask the assistant"),
        shows: (page) => page.getByRole("log", { name: "Conversation" }).locator("> p"),
      },
      {
        is: "unknown",
        who: "visitor",
        at: "/book/01890000-0000-7000-8000-000000000000",
        shows: (page) => page.getByText("Profile not found"),
      },
      {
        is: "waiting",
        who: "visitor",
        at: ({ id }) => `/book/${id.ana}`,
        server: "waits",
        shows: (page) =>
          page
            .getByRole("main")
            .locator("[aria-busy=true]:visible, [role=status]:visible, output:visible"),
      },
      {
        is: "failed",
        who: "visitor",
        at: ({ id }) => `/book/${id.ana}`,
        server: "fails",
        shows: alert,
      },
    ],
  },
  {
    route: "/book/:profileId/manage",
    states: [
      { is: "the visitor's booking", who: "visitor", at: (w) => w.manageLink, shows: heading() },
      {
        is: "moving it",
        who: "visitor",
        at: (w) => w.manageLink,
        reach: press(/^Move$/),
        shows: (page) => bookingOf(page).grid,
      },
      {
        is: "the question before it is cancelled",
        who: "visitor",
        at: (w) => w.manageLink,
        reach: press("Cancel appointment"),
        shows: (page) => page.getByRole("alertdialog"),
      },
      {
        is: "an invalid link",
        who: "visitor",
        at: ({ id }) => `/book/${id.ana}/manage#wrong`,
        shows: heading("This link doesn't work"),
      },
      { is: "failed", who: "visitor", at: (w) => w.manageLink, server: "fails", shows: alert },
    ],
  },
  {
    route: "/talk/:profileId",
    states: [
      {
        is: "begun",
        who: "visitor",
        at: ({ id }) => `/talk/${id.ana}`,
        shows: (page) => page.getByRole("log", { name: "Conversation" }).locator("> p"),
      },
      {
        is: "switched off",
        who: "visitor",
        at: ({ id }) => `/talk/${id.leo}`,
        shows: heading(/isn’t available right now/),
      },
      {
        is: "failed",
        who: "visitor",
        at: ({ id }) => `/talk/${id.ana}`,
        server: "fails",
        shows: alert,
      },
    ],
  },
  {
    route: "/stop/:profileId",
    states: [
      { is: "the question", who: "visitor", at: (w) => w.stopLink, shows: heading(/^No more/) },
      {
        is: "an invalid link",
        who: "visitor",
        at: ({ id }) => `/stop/${id.ana}`,
        shows: heading("This link doesn't work"),
      },
      { is: "failed", who: "visitor", at: (w) => w.stopLink, server: "fails", shows: alert },
    ],
  },
  {
    route: "/book-demo",
    states: [
      {
        is: "redirected to the landing page, with its toast",
        who: "visitor",
        shows: (page) => page.getByText("Error: Admin profile ID is missing"),
      },
    ],
  },
  {
    route: "/book-demo/:profileId",
    states: [
      {
        is: "days to choose",
        who: "visitor",
        at: ({ id }) => `/book-demo/${id.admin}`,
        shows: (page) => bookingOf(page).grid,
      },
    ],
  },
  {
    route: "/complete-profile",
    states: [{ is: "with errors", who: "nia", reach: submit, shows: faults }],
  },
  {
    route: "/*",
    states: [
      { is: "redirected to the landing page", who: "visitor", at: "/no/such", shows: heading() },
    ],
  },
];
