import type { ReactNode } from "react";
import { VoiceLine } from "./voice-line.tsx";

/** Props of AuthFrame. */
export type AuthFrameProps = {
  title: string;
  subtitle: string;
  children: ReactNode;
  /** Below the form: the link to the other screen. */
  footer?: ReactNode;
};

/** The layout of the sign-in, sign-up and password screens. */
export function AuthFrame({ title, subtitle, children, footer }: AuthFrameProps) {
  return (
    <div className="mx-auto grid w-full max-w-[78rem] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:px-10">
      <div className="mx-auto w-full max-w-[26rem] px-5 py-10 sm:py-16">
        <h1 className="font-serif text-3xl tracking-[-0.01em]">{title}</h1>
        <p className="mt-2 text-soft">{subtitle}</p>
        <div className="mt-8">{children}</div>
        {footer && <div className="mt-8 border-t border-line pt-6">{footer}</div>}
      </div>
      <VoiceLine className="my-10 hidden min-h-[34rem] lg:grid" />
    </div>
  );
}
