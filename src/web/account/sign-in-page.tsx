import { SignInForm } from "./sign-in-form.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { GuestOnly } from "./guest-only.tsx";
import { OtherScreen } from "./other-screen.tsx";
import { pageTitles, signInWords as words } from "./messages.ts";

export const meta = () => [{ title: pageTitles.signIn }];

/** Welcome Back (SPEC §2 Sign-in screen). */
export default function SignInPage() {
  return (
    <GuestOnly>
      <AuthFrame
        title={words.title}
        subtitle={words.subtitle}
        footer={<OtherScreen text={words.toSignUp} to="/signup" link={words.toSignUpLink} />}
      >
        <SignInForm />
      </AuthFrame>
    </GuestOnly>
  );
}
