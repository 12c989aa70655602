import { calculatorFace } from "#domain/calculator/face.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Calculator } from "./calculator.tsx";
import { AccessDenied, LinkRequired, OfficerCard } from "./faces.tsx";

/** The Pre-Approval Calculator, or the reason why this person can't use it. */
export default function CalculatorPage() {
  const { profile } = useAuth();
  if (!profile) return <Spinner className="w-full py-14" />;
  switch (calculatorFace(profile)) {
    case "link required":
      return <LinkRequired />;
    case "denied":
      return <AccessDenied profile={profile} />;
    case "officer":
      return <OfficerCard />;
    case "calculator":
      return <Calculator />;
  }
}
