import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { ownKey } from "#web/account/own-storage.ts";
import { entryKey } from "#web/ui/entry-key.ts";
import { nextTrail, noTrail, setTrail, type Trail, trailNow } from "#web/ui/trail.ts";
import { titleOf } from "./titles.ts";

/** Records the dashboard pages visited in this tab, so that "Back" returns to the page the person came from. */
export function useTrail(owner: string): void {
  const location = useLocation();
  const { pathname, search } = location;
  const key = entryKey(location);
  const how = useNavigationType();
  useLayoutEffect(() => {
    const before = trailNow() === noTrail ? readTrail(owner) : trailNow();
    const place = { key, path: pathname + search, title: titleOf(pathname) };
    const next = nextTrail(before, place, how);
    setTrail(next);
    storeTrail(owner, next);
  }, [key, pathname, search, how, owner]);
}

// A search can contain client names, so the key includes the person's id and is removed at sign-out.
const keyOf = (owner: string) => ownKey(owner, "trail");

function readTrail(owner: string): Trail {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? "null") as Trail | null;
    return Array.isArray(stored?.places) ? stored : noTrail;
  } catch {
    return noTrail;
  }
}

function storeTrail(owner: string, trail: Trail): void {
  try {
    sessionStorage.setItem(keyOf(owner), JSON.stringify(trail));
  } catch {
    // Without storage, the trail is lost on reload.
  }
}
