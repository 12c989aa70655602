import { useEffect, useRef, useState, type ComponentProps } from "react";
import { cannotBeDialed } from "#domain/kernel/us-number.ts";
import { TextInput } from "./text-input.tsx";

const cannotBeReached =
  "This isn’t a valid US number. For another country, start with + and the country code.";

/** A phone number, kept as typed: warns at once if it cannot be a reachable number, but accepts it. */
export function PhoneInput({
  says = cannotBeReached,
  ...input
}: ComponentProps<typeof TextInput> & { says?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isWrong, setWrong] = useState(false);
  const look = () => setWrong(cannotBeDialed(place.current?.querySelector("input")?.value ?? ""));
  // A form fills its fields after they render.
  useEffect(look);
  return (
    <div ref={place} className="min-w-0" onInput={look}>
      <TextInput type="tel" {...input} />
      <div role="status">{isWrong && <p className="mt-1.5 text-sm text-soft">{says}</p>}</div>
    </div>
  );
}
