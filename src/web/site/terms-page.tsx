/** Terms (SPEC §2 footer). */
export default function TermsPage() {
  return <h1>Terms</h1>;
}
