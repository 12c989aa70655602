import { renderSVG } from "uqr";

/** Props of QrCode. */
export type QrCodeProps = { text: string; label: string };

/** A text for a camera. White around and behind it in both faces: many cameras read no dark ones. */
export function QrCode({ text, label }: QrCodeProps) {
  const address = `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`;
  return (
    <img src={address} alt={label} width={192} height={192} className="rounded-card bg-white" />
  );
}
