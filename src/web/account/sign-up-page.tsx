import { AuthFrame } from "./auth-frame.tsx";
import { GuestOnly } from "./guest-only.tsx";
import { OtherScreen } from "./other-screen.tsx";
import { pageTitles, signUpWords as words } from "./messages.ts";
import { SignUpForm } from "./sign-up-form.tsx";

export const meta = () => [{ title: pageTitles.signUp }];

/** Create Your Account (SPEC §2 Sign-up screen). */
export default function SignUpPage() {
  return (
    <GuestOnly>
      <AuthFrame
        title={words.title}
        subtitle={words.subtitle}
        footer={<OtherScreen text={words.toSignIn} to="/signin" link={words.toSignInLink} />}
      >
        <SignUpForm />
      </AuthFrame>
    </GuestOnly>
  );
}
