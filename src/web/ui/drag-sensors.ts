import { MouseSensor, TouchSensor } from "@dnd-kit/core";
import { flushSync } from "react-dom";

type MouseProps = ConstructorParameters<typeof MouseSensor>[0];
type TouchProps = ConstructorParameters<typeof TouchSensor>[0];

/**
 * The library takes for the end of a drag what was drawn last, and looks at no place but those of the
 * moves. A browser that is busy leaves moves out and hands over several steps before it draws: a quick
 * drag would end on its way. So each step is drawn before the next one is heard, and the place where
 * something is let go is its last step.
 */
function drawnAtOnce<Props extends MouseProps | TouchProps>(props: Props): Props {
  const moveTo: Props["onMove"] = (place) => flushSync(() => props.onMove(place));
  const lastStep = (event: MouseEvent | TouchEvent) => {
    const { clientX: x, clientY: y } = "touches" in event ? event.changedTouches[0]! : event;
    moveTo({ x, y });
  };
  const listeners = new AbortController();
  // On the window, on the way down: before the library hears of the end.
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

/** A mouse whose last step counts, however soon after it the button is let go. */
export class PromptMouse extends MouseSensor {
  constructor(props: MouseProps) {
    super(drawnAtOnce(props));
  }
}

/** The same for a finger. */
export class PromptTouch extends TouchSensor {
  constructor(props: TouchProps) {
    super(drawnAtOnce(props));
  }
}
