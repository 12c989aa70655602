/** The page that opens with g and then this letter. */
export const goKeys: Record<string, string> = {
  o: "/dashboard/overview",
  n: "/dashboard/crm/new-leads",
  l: "/dashboard/crm/all-leads",
  w: "/dashboard/crm/working-deals",
  x: "/dashboard/crm/closed-deals",
  r: "/dashboard/crm/referral-partners",
  a: "/dashboard/appointments",
  c: "/dashboard/calendar",
  h: "/dashboard/settings/booking-hours",
  p: "/dashboard/pre-approval-calculator",
  f: "/dashboard/find-professionals",
  v: "/dashboard/assistant",
  m: "/dashboard/profile",
  s: "/dashboard/settings",
  i: "/dashboard/settings/account",
};

/** The keys that open a page. */
export function keysTo(path: string): readonly string[] | undefined {
  const letter = Object.keys(goKeys).find((one) => goKeys[one] === path);
  return letter ? ["g", letter] : undefined;
}

/** What a key does. */
export type Wish =
  | { wish: "go"; to: string }
  | { wish: "add" | "shortcuts" | "page search" | "next" | "previous" };

/** How long g waits for the next letter, in milliseconds. */
const patience = 1_500;

const single: Record<string, Exclude<Wish["wish"], "go">> = {
  c: "add",
  "?": "shortcuts",
  "/": "page search",
  j: "next",
  k: "previous",
};

/** Returns a function that reads key presses in sequence; `now` is in milliseconds. */
export function keyReader(): (key: string, now: number) => Wish | null {
  let begun = -Infinity;
  return (key, now) => {
    const isSecond = now - begun <= patience;
    begun = -Infinity;
    const letter = key.toLowerCase();
    if (isSecond) return goKeys[letter] ? { wish: "go", to: goKeys[letter] } : null;
    if (letter === "g") begun = now;
    const wish = single[letter];
    return wish ? { wish } : null;
  };
}
