import { isDeepStrictEqual } from "node:util";
import type { SavedSettings } from "#contract/assistant/settings.ts";
import { isWorking } from "#domain/assistant/settings.ts";
import { newProfileName } from "#domain/profiles/profile.ts";
import { type OwnContext, signedIn } from "#server/account/procedures.ts";
import { tellOwner } from "#server/notices/tell-owner.ts";
import { addProfile } from "#server/profiles/store.ts";
import { findSettings, restUntil, saveSettings, type StoredSettings } from "./store.ts";

/** What is set up for all professionals of this installation. */
type AssistantKind = {
  kind: "guided" | "model";
  lines: readonly { number: string; profileId: string }[];
};

const minuteMs = 60_000;

/** Implements contract/assistant/settings.ts. */
export function settingsRouter(setUp: AssistantKind) {
  const toSaved = (
    stored: StoredSettings,
    { owner, now, baseUrl }: { owner: string; now: Date; baseUrl: string },
  ): SavedSettings => ({
    ...stored,
    isWorking: isWorking(stored.settings, now),
    kind: setUp.kind,
    talkLink: `${baseUrl}/talk/${owner}`,
    line: setUp.lines.find(({ profileId }) => profileId === owner)?.number ?? null,
  });
  const shownIn = (context: OwnContext) => {
    const now = context.now();
    const shown = (stored: StoredSettings, owner: string) =>
      toSaved(stored, { owner, now, baseUrl: context.baseUrl });
    return { now, shown };
  };

  const read = signedIn.assistant.settings.read.handler(({ context }) => {
    const { shown } = shownIn(context);
    return context.mine(async (tx, { ownerId }) => shown(await findSettings(tx, ownerId), ownerId));
  });

  const save = signedIn.assistant.settings.save.handler(({ input, context, errors }) => {
    const { settings, version } = input;
    const { now, shown } = shownIn(context);
    return context.mine(async (tx, me) => {
      await addProfile(tx, me.ownerId, { email: me.email, fullName: newProfileName(me), now });
      const { settings: before } = await findSettings(tx, me.ownerId);
      const saved = await saveSettings(tx, me.ownerId, { settings, version, now });
      if (saved) {
        if (before.isOn && !settings.isOn)
          await tellOwner(tx, me.ownerId, {
            kind: "assistant stopped",
            onceKey: `assistant stopped:${saved.version}`,
            now,
          });
        return shown(saved, me.ownerId);
      }
      const current = await findSettings(tx, me.ownerId);
      if (isDeepStrictEqual(current.settings, settings)) return shown(current, me.ownerId);
      throw errors.CHANGED({ data: { current: shown(current, me.ownerId) } });
    });
  });

  const pause = signedIn.assistant.settings.pause.handler(({ input: { minutes }, context }) => {
    const { now, shown } = shownIn(context);
    const until = minutes === null ? null : new Date(now.getTime() + minutes * minuteMs);
    return context.mine(async (tx, me) => {
      await addProfile(tx, me.ownerId, { email: me.email, fullName: newProfileName(me), now });
      return shown(await restUntil(tx, me.ownerId, { until, now }), me.ownerId);
    });
  });

  return { read, save, pause };
}
