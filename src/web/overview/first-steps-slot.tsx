import { lazy, Suspense, useState } from "react";
import { useAuth } from "#web/account/auth-provider.tsx";

const FirstSteps = lazy(async () => ({
  default: (await import("./first-steps/first-steps.tsx")).FirstSteps,
}));

// As high as the steps are, with targets for a thumb: one below the other, the taller the narrower the screen, and from
// 80rem on side by side (first-steps.css).
const room = {
  minHeight: "max(17.5rem, min((80rem - 100vw) * 999, max(35.5rem, 68.5rem - 126vw)))",
};

/**
 * The guide of the first days, for who has not ended it; nobody else fetches it. Its room is kept from the first paint
 * on, and what stood there stays until the page is left, so that nothing below it moves by itself.
 */
export function FirstStepsSlot() {
  const { profile } = useAuth();
  const [isHere, setHere] = useState(false);
  const [isAway, setAway] = useState(false);
  if (!isHere && profile && profile.firstSteps !== "ended") setHere(true);
  if (!isHere || isAway || !profile) return null;
  return (
    <div style={room} className="grid">
      <Suspense>
        <FirstSteps profile={profile} onAway={() => setAway(true)} />
      </Suspense>
    </div>
  );
}
