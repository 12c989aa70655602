import serifUrl from "#web/ui/fonts/newsreader-display-latin.woff2?url";
import { type PageMeta, pageMeta, preloadedFont } from "#web/ui/page-meta.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { GuestOnly } from "./guest-only.tsx";
import { OtherScreen } from "./other-screen.tsx";
import { pageDescriptions, pageTitles, signUpWords as words } from "./messages.ts";
import { SignUpForm } from "./sign-up-form.tsx";

export const meta: PageMeta = () => [
  ...pageMeta({
    title: pageTitles.signUp,
    description: pageDescriptions.signUp,
    path: "/signup",
  }),
  preloadedFont(serifUrl),
];

/** Create Your Account. */
export default function SignUpPage() {
  return (
    <GuestOnly isOpenEarly>
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
