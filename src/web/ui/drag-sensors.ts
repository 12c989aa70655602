import { MouseSensor, TouchSensor } from "@dnd-kit/core";
import { flushSync } from "react-dom";

type MouseProps = ConstructorParameters<typeof MouseSensor>[0];
type TouchProps = ConstructorParameters<typeof TouchSensor>[0];

/**
 * The library ends a drag at the last rendered position and only uses positions of move events. A busy browser skips
 * move events and delivers several before a render, so a quick drag would end halfway. So each move is rendered before
 * the next one is handled, and the position of the drop counts as the last move.
 */
function drawnAtOnce<Props extends MouseProps | TouchProps>(props: Props): Props {
  const moveTo: Props["onMove"] = (place) => flushSync(() => props.onMove(place));
  const lastStep = (event: MouseEvent | TouchEvent) => {
    const { clientX: x, clientY: y } = "touches" in event ? event.changedTouches[0]! : event;
    moveTo({ x, y });
  };
  const listeners = new AbortController();
  // In the capture phase on the window, so that it runs before the library handles the drop.
  const options = { capture: true, signal: listeners.signal };
  window.addEventListener("mouseup", lastStep, options);
  window.addEventListener("touchend", lastStep, options);
  const thenStop = (end: () => void) => () => {
    listeners.abort();
    end();
  };
  return {
    ...props,
    onStart: (place) => flushSync(() => props.onStart(place)),
    onMove: moveTo,
    onEnd: thenStop(props.onEnd),
    onCancel: thenStop(props.onCancel),
  };
}

/** A mouse sensor that never misses the last move before a drop. */
export class PromptMouse extends MouseSensor {
  constructor(props: MouseProps) {
    super(drawnAtOnce(props));
  }
}

/** A touch sensor that never misses the last move before a drop. */
export class PromptTouch extends TouchSensor {
  constructor(props: TouchProps) {
    super(drawnAtOnce(props));
  }
}
