import { countdownTo, launchDateDefault } from "#domain/site/countdown.ts";
import { session } from "#web/account/session.ts";
import { writtenCompany } from "#web/site/company.ts";
import { headerAuth } from "#web/site/header-auth.ts";
import { signOutAndLeave } from "#web/site/leave.ts";
import { copyright, menuActs, tryFailed } from "#web/site/messages.ts";
import { findDemoProfileId } from "#web/site/site-front.ts";
import type * as ExampleCall from "./example-call.ts";
import type * as Toasts from "./landing-toasts.ts";

/*
 * The landing page's only script, because it ships without React: session state, demo button, menu, countdown and
 * year. Toasts load after the first paint, and the example call when it is first used.
 */

const find = <Found extends HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector);

const loadToasts = (): Promise<typeof Toasts> =>
  import(/* @vite-ignore */ find("[data-toasts]")!.dataset.toasts!);

/** Pictures follow the system's theme on their own, and here a chosen one. */
function runPictures() {
  const { theme } = document.documentElement.dataset;
  if (!theme) return;
  for (const source of document.querySelectorAll("source"))
    source.media = theme === "dark" ? "all" : "not all";
}

function runHeader() {
  const bar = find(".site-header");
  const toggle = find("[data-menu-toggle]");
  if (!bar || !toggle) return;

  const setMenu = (isOpen: boolean) => {
    bar.dataset.menu = isOpen ? "open" : "closed";
    toggle.setAttribute("aria-expanded", String(isOpen));
    toggle.setAttribute("aria-label", isOpen ? menuActs.closeMenu : menuActs.openMenu);
  };
  toggle.addEventListener("click", () => setMenu(bar.dataset.menu !== "open"));
  bar.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a")) setMenu(false);
  });
  bar.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || bar.dataset.menu !== "open") return;
    setMenu(false);
    toggle.focus();
  });

  session.subscribe((state) => {
    bar.dataset.auth = headerAuth(state.status);
  });
  find("[data-sign-out]")?.addEventListener("click", () => void signOutAndLeave());
  // After the first paint: the header reserves space for the session's buttons.
  requestAnimationFrame(() =>
    setTimeout(() => {
      void session.start();
      void loadToasts();
    }),
  );
}

async function runDemoLinks() {
  const id = await findDemoProfileId();
  if (!id) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-demo]")) {
    link.href = `/book-demo/${id}`;
    link.hidden = false;
  }
}

function runCountdown() {
  const block = find("[data-launch-date]");
  if (!block) return;
  // Without a date from the server, the default applies.
  const launch = Date.parse(block.dataset.launchDate!) || Date.parse(launchDateDefault);

  const tick = () => {
    const left = countdownTo(launch, Date.now());
    block.hidden = !left;
    if (!left) return;
    for (const [unit, digits] of Object.entries(left)) {
      const place = block.querySelector(`[data-unit=${unit}]`);
      if (place) place.textContent = digits;
    }
    // At the visitor's next whole second.
    setTimeout(tick, 1000 - (Date.now() % 1000));
  };
  tick();
}

function runExampleCall() {
  const card = find("[data-call]");
  if (!card) return;
  let loaded: Promise<(act: ExampleCall.CallAct) => void> | undefined;
  const load = () =>
    (loaded ??= import(/* @vite-ignore */ card.dataset.call!).then(
      ({ exampleCall }: typeof ExampleCall) => exampleCall(card),
      (error: unknown) => {
        loaded = undefined;
        throw error;
      },
    ));
  const hear = (selector: string, type: string, act: ExampleCall.CallAct) =>
    card.querySelector(selector)?.addEventListener(type, (event) => {
      event.preventDefault();
      // Pressed again while it loads, it would be said twice.
      if (card.ariaBusy) return;
      card.ariaBusy = "true";
      load()
        .then(
          (run) => run(act),
          () =>
            void loadToasts().then((toasts) =>
              toasts.showToast({ title: tryFailed, variant: "destructive" }),
            ),
        )
        .finally(() => (card.ariaBusy = null));
    });
  hear("form", "submit", "send");
  hear("[data-speak]", "click", "speak");
  hear("[data-listen]", "click", "listen");
  hear(".call-chip", "click", "try");
  card.querySelector("input")?.addEventListener("focus", () => void load().catch(() => {}));
}

runHeader();
runPictures();
runCountdown();
void runDemoLinks();
runExampleCall();
const company = find("[data-company-line]");
if (company) company.textContent = writtenCompany();
const line = find("[data-copyright]");
if (line) line.textContent = copyright(new Date().getFullYear());
