import { MouseSensor, TouchSensor } from "@dnd-kit/core";
import { flushSync } from "react-dom";

type MouseProps = ConstructorParameters<typeof MouseSensor>[0];
type TouchProps = ConstructorParameters<typeof TouchSensor>[0];

/**
 * The library reads where something is let go from what was drawn last, and the browser hands over all
 * that a hand did before it draws: on a busy machine a quick drag would end where it was seen last, or
 * nowhere. So each step is drawn before the next one is heard.
 */
function drawnAtOnce<Props extends MouseProps | TouchProps>(props: Props): Props {
  return {
    ...props,
    onStart: (place) => flushSync(() => props.onStart(place)),
    onMove: (place) => flushSync(() => props.onMove(place)),
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
