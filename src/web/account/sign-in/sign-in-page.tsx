import { lazy, Suspense } from "react";
import serifUrl from "#web/ui/fonts/newsreader-display-latin.woff2?url";
import { type PageMeta, pageMeta, preloadedFont } from "#web/ui/page-meta.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { takeHandedOverToast } from "#web/ui/toast/handover.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { useAuth } from "../auth-provider.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { AuthFrame } from "../auth-frame.tsx";
import { GuestOnly } from "../guest-only.tsx";
import { OtherScreen } from "../other-screen.tsx";
import { useCleanReturn, useReturnToast } from "../return-toast.ts";
import {
  pageDescriptions,
  pageTitles,
  secondStepWords,
  signInWords as words,
} from "../messages.ts";

// Loaded only for people with two-step sign-in.
const SecondStep = lazy(async () => ({
  default: (await import("./second-step.tsx")).SecondStep,
}));

export const meta: PageMeta = () => [
  ...pageMeta({
    title: pageTitles.signIn,
    description: pageDescriptions.signIn,
    path: "/signin",
  }),
  preloadedFont(serifUrl),
];

/** The sign-in page, followed by the second step for people who have one. */
export default function SignInPage() {
  const { owesSecondStep } = useAuth();
  // Also for a person who is already signed in and is redirected at once.
  useReturnToast("sign-in");
  return <GuestOnly>{owesSecondStep ? <OneMoreStep /> : <FirstStep />}</GuestOnly>;
}

function FirstStep() {
  useCleanReturn("sign-in");
  return (
    <AuthFrame
      title={words.title}
      subtitle={words.subtitle}
      footer={<OtherScreen text={words.toSignUp} to="/signup" link={words.toSignUpLink} />}
    >
      <SignInForm />
    </AuthFrame>
  );
}

function OneMoreStep() {
  const { signOut } = useAuth();
  async function startOver() {
    await signOut();
    // There is no next page to show the sign-out's toast, so it is shown here.
    const toast = takeHandedOverToast();
    if (toast) showToast(toast);
  }
  const leave = (
    <button type="button" className="text-link font-semibold" onClick={() => void startOver()}>
      {secondStepWords.leave}
    </button>
  );
  return (
    <AuthFrame title={secondStepWords.title} subtitle={secondStepWords.subtitle} footer={leave}>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <SecondStep />
      </Suspense>
    </AuthFrame>
  );
}
