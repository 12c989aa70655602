import { useEffect, useRef, useState, type ComponentProps } from "react";
import { cannotBeDialed } from "#domain/kernel/us-number.ts";
import { TextInput } from "./text-input.tsx";

const cannotBeReached =
  "No US number looks like this, so we can’t call or text it. For another country, start with + and its code.";

/** A phone number, kept as it is typed: says at once when nobody could be reached by it, and refuses nothing. */
export function PhoneInput({
  says = cannotBeReached,
  ...input
}: ComponentProps<typeof TextInput> & { says?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isWrong, setWrong] = useState(false);
  const look = () => setWrong(cannotBeDialed(place.current?.querySelector("input")?.value ?? ""));
  // A form fills its fields after they are drawn.
  useEffect(look);
  return (
    <div ref={place} className="min-w-0" onInput={look}>
      <TextInput type="tel" {...input} />
      <div role="status">{isWrong && <p className="mt-1.5 text-sm text-soft">{says}</p>}</div>
    </div>
  );
}
