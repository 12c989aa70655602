/** Privacy (SPEC §2 footer). */
export default function PrivacyPage() {
  return <h1>Privacy</h1>;
}
