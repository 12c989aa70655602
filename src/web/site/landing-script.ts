import { countdownTo, launchDateDefault } from "#domain/site/countdown.ts";
import { session } from "#web/account/session.ts";
import { showToast, startToasts, takeHandedOverToast } from "#web/ui/toast/toast.ts";
import { headerAuth } from "./header-auth.ts";
import { signOutAndLeave } from "./leave.ts";
import { copyright, menuActs } from "./messages.ts";
import { findDemoProfileId } from "./site-front.ts";

/*
 * The landing page's only script, because it ships without React: session state, demo button, menu, countdown, toasts
 * and year.
 */

const find = <Found extends HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector);

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
  requestAnimationFrame(() => setTimeout(() => void session.start()));
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

function runToasts() {
  startToasts();
  const toast = takeHandedOverToast();
  if (toast) showToast(toast);
}

runHeader();
runCountdown();
runToasts();
void runDemoLinks();
const line = find("[data-copyright]");
if (line) line.textContent = copyright(new Date().getFullYear());
