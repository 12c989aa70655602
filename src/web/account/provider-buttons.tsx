import { useEffect } from "react";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import type { Provider } from "./auth-calls.ts";
import { useAuth } from "./auth-provider.tsx";
import { providerWords } from "./messages.ts";

const providers: readonly Provider[] = ["google", "facebook"];

/** Props of ProviderButtons. The screen keeps the state, because it also disables its other buttons. */
export type ProviderButtonsProps = {
  /** The provider whose page is being opened. */
  inProgress: Provider | null;
  onChange: (provider: Provider | null) => void;
  disabled: boolean;
};

/** Google and Facebook under "Or continue with". */
export function ProviderButtons({ inProgress, onChange, disabled }: ProviderButtonsProps) {
  const { signInWith } = useAuth();

  // After going back from the provider's page with the Back button, the buttons are enabled again.
  useEffect(() => {
    const shown = () => onChange(null);
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, [onChange]);

  async function leaveFor(provider: Provider) {
    onChange(provider);
    try {
      await signInWith(provider);
    } catch (error) {
      onChange(null);
      const text = (error instanceof Error && error.message) || providerWords.failedText;
      showToast({ title: providerWords.failed[provider], text, variant: "destructive" });
    }
  }

  return (
    <div className="mt-7">
      <p className="flex items-center gap-4 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {providerWords.or}
      </p>
      <div className="mt-5 grid grid-cols-2 gap-3">
        {providers.map((provider) => (
          <Button
            key={provider}
            icon={<ProviderSign provider={provider} />}
            busy={inProgress === provider}
            disabled={disabled || inProgress !== null}
            onClick={() => void leaveFor(provider)}
          >
            {providerWords.names[provider]}
          </Button>
        ))}
      </div>
    </div>
  );
}

// The providers' logos in one color (viewBox 24 x 24).
const paths: Record<Provider, string> = {
  google:
    "M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z",
  facebook:
    "M9.101 23.691v-7.98H6.627v-3.667h2.474v-1.58c0-4.085 1.848-5.978 5.858-5.978.401 0 .955.042 1.468.103a8.68 8.68 0 0 1 1.141.195v3.325a8.623 8.623 0 0 0-.653-.036 26.805 26.805 0 0 0-.733-.009c-.707 0-1.259.096-1.675.309a1.686 1.686 0 0 0-.679.622c-.258.42-.374.995-.374 1.752v1.297h3.919l-.386 2.103-.287 1.564h-3.246v8.245C19.396 23.238 24 18.179 24 12.044c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.628 3.874 10.35 9.101 11.647Z",
};

/** A provider's logo beside its name. */
function ProviderSign({ provider }: { provider: Provider }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className="size-4 fill-current">
      <path d={paths[provider]} />
    </svg>
  );
}
