import { useEffect, useRef, useState } from "react";
import { pictureName } from "#domain/profiles/picture.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import type { Profile } from "#web/account/auth-state.ts";
import { api } from "#web/client/api.ts";
import { messageOf } from "#web/client/failure.ts";
import { pictureWords as words } from "./messages.ts";
import { PictureRefused, preparePicture, sendPicture } from "./send-picture.ts";

/** The state of the picture. `share` is the uploaded part, 0 to 1; `note` and `failure` are the last result. */
export type PictureState = {
  at: "rest" | "sending" | "removing";
  share: number;
  preview: string | null;
  note: string | null;
  failure: string | null;
};
const rest: PictureState = { at: "rest", share: 0, preview: null, note: null, failure: null };

export type PictureWork = ReturnType<typeof usePicture>;

/**
 * Uploads and removes the person's picture right away, without touching unsaved input in the form. `onUploaded` is
 * called after an upload has replaced the previous picture.
 */
export function usePicture(stored: string | null, onUploaded: () => void) {
  const { retryProfile } = useAuth();
  const [state, setState] = useState(rest);
  const newest = useRef(stored);
  const profile = useRef<Profile | null>(null);
  const work = useRef(Promise.resolve());
  useEffect(() => {
    newest.current = stored;
  }, [stored]);

  async function follow(act: () => Promise<string | null>, done: string): Promise<void> {
    try {
      newest.current = await act();
      // Reloads the profile instead of patching it, because the form may have been saved in the meantime.
      profile.current = await retryProfile();
      setState({ ...rest, note: done });
    } catch (error) {
      const failure = error instanceof PictureRefused ? error.message : messageOf(error);
      setState({ ...rest, failure });
    }
  }

  async function send(file: File): Promise<string> {
    const picture = await preparePicture(file);
    const preview = await readAsAddress(picture);
    setState({ ...rest, at: "sending", preview });
    const path = await sendPicture(picture, (share) =>
      setState((now) => (now.at === "sending" ? { ...now, share } : now)),
    );
    onUploaded();
    return path;
  }

  return {
    state,
    upload(file: File) {
      setState({ ...rest, at: "sending" });
      work.current = follow(() => send(file), words.saved);
    },
    remove() {
      setState({ ...rest, at: "removing" });
      const act = async () => (await api.profiles.removePicture()).profilePictureUrl;
      work.current = follow(act, words.removed);
    },
    /** The profile as reloaded after the last change, or null. Waits for a pending change. */
    async newestProfile(): Promise<Profile | null> {
      await work.current;
      return profile.current;
    },
    /** The path of the uploaded picture, or null. Waits for a pending change. */
    async uploadedPath(): Promise<string | null> {
      await work.current;
      return newest.current && pictureName(newest.current) ? newest.current : null;
    },
  };
}

/** A picture as a data URL, to show it during the upload. */
function readAsAddress(picture: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(picture);
  });
}
