import { type ComponentType, lazy, type LazyExoticComponent, Suspense, useState } from "react";

/** Shown where a part could not be fetched; `again` fetches it again. */
export type MissingPart = ComponentType<{ again: () => void }>;

type Drawn<Props> = ComponentType<{ props: Props; again: () => void }>;

/**
 * A part of a page whose file comes when it is first drawn. A file that does not come, in a dead spot or after a new
 * release, takes away this part alone and not the page with all that was typed there.
 */
export function later<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props> | undefined,
  Missing: MissingPart = Nothing,
): ComponentType<Props> {
  let part: LazyExoticComponent<Drawn<Props>> | undefined;
  let failure: unknown;
  const current = () =>
    (part ??= lazy(async (): Promise<{ default: Drawn<Props> }> => {
      try {
        const Loaded = pick(await (failure ? loadAnew(load, failure) : load()));
        if (!Loaded) throw failure;
        return { default: ({ props }) => <Loaded {...props} /> };
      } catch (error) {
        failure ??= error;
        // The next one that is drawn tries again.
        part = undefined;
        return { default: ({ again }) => <Missing again={again} /> };
      }
    }));

  return function Later(props: Props) {
    const [drawn, setDrawn] = useState({ Part: current() });
    const { Part } = drawn;
    return (
      <Suspense fallback={null}>
        <Part props={props} again={() => setDrawn({ Part: current() })} />
      </Suspense>
    );
  };
}

/**
 * A page remembers that a file did not come and never asks for it again; under another address it does. The browser's
 * message names the file; where it does not, or where the part shares a file with others, whose names in it are not those
 * of the source, only a new page helps.
 */
function loadAnew<Module>(load: () => Promise<Module>, failure: unknown): Promise<Module> {
  const [address] = /https?:\S+\.js/.exec(String(failure)) ?? [];
  if (!address?.startsWith(`${location.origin}/assets/`)) return load();
  return import(/* @vite-ignore */ `${address}?again=${Date.now()}`) as Promise<Module>;
}

function Nothing() {
  return null;
}
