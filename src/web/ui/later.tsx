import { type ComponentType, lazy, type LazyExoticComponent, Suspense, useState } from "react";

/** Shown if a part failed to load; `again` retries it. */
export type MissingPart = ComponentType<{ again: () => void }>;

type Drawn<Props> = ComponentType<{ props: Props; again: () => void }>;

/**
 * A part of a page whose code loads when it is first rendered. If that fails, because of a bad connection or a new
 * release, only this part is missing, and the rest of the page keeps its typed text.
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
        const Loaded = pick(await (failure ? reload(load, failure) : load()));
        if (!Loaded) throw failure;
        return { default: ({ props }) => <Loaded {...props} /> };
      } catch (error) {
        failure ??= error;
        // The next render tries again.
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
 * Browsers remember a failed import and never retry its URL, so this uses a different one. The error message names the
 * file. If it does not, or if the part shares a chunk whose exports are renamed, only a page reload helps.
 */
function reload<Module>(load: () => Promise<Module>, failure: unknown): Promise<Module> {
  const [address] = /https?:\S+\.js/.exec(String(failure)) ?? [];
  if (!address?.startsWith(`${location.origin}/assets/`)) return load();
  return import(/* @vite-ignore */ `${address}?again=${Date.now()}`) as Promise<Module>;
}

function Nothing() {
  return null;
}
