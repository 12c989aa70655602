import type { MetaDescriptor } from "react-router";
import type { BookingKind } from "#domain/appointments/free-slots.ts";
import { pageMeta } from "#web/ui/page-meta.ts";
import { firstHost } from "./first-data.ts";
import { frameWords, titleWith } from "./frame-messages.ts";

/** The head of a booking page: with whom, as far as the server said, also for the preview of a link to it. */
export function hostMeta(kind: BookingKind, profileId = ""): MetaDescriptor[] {
  const { pageTitle, description } = frameWords[kind];
  const host = firstHost(kind, profileId);
  if (!host) return [{ title: pageTitle }, { name: "description", content: description }];
  const title = titleWith(kind, host.fullName);
  const path = kind === "Demo" ? `/book-demo/${host.id}` : `/book/${host.id}`;
  // A demo is one of Hearthline, and its picture the site's own.
  const picture = kind === "Demo" ? {} : { picture: `${path}/preview.png`, pictureText: title };
  return pageMeta({ title, description, path, ...picture });
}
