import code from "virtual:landing-script";

/** The page is shipped without React: landing-script.ts is all that runs. */
export const handle = { static: true };

/** The landing page (SPEC §2). */
export default function LandingPage() {
  return (
    <>
      <h1>Enhance Real Estate Productivity with AI Voice Agent</h1>
      <script type="module">{code}</script>
    </>
  );
}
