import { useEffect } from "react";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import type { Provider } from "./auth-calls.ts";
import { useAuth } from "./auth-provider.tsx";
import { providerWords } from "./messages.ts";
import { ProviderSign } from "./provider-sign.tsx";

const providers: readonly Provider[] = ["google", "facebook"];

/** Props of ProviderButtons; the screen holds the state, because its other buttons rest meanwhile. */
export type ProviderButtonsProps = {
  /** The provider whose page is being opened. */
  inProgress: Provider | null;
  onChange: (provider: Provider | null) => void;
  disabled: boolean;
};

/** Google and Facebook under "Or continue with". */
export function ProviderButtons({ inProgress, onChange, disabled }: ProviderButtonsProps) {
  const { signInWith } = useAuth();

  // A person who comes back from the provider's page by the Back button starts anew.
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
