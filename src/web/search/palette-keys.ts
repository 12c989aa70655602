/** The keys that open the palette, as this machine's keyboard has them. */
export function paletteKeys(): readonly string[] {
  return /Mac|iP/.test(navigator.platform) ? ["⌘", "K"] : ["Ctrl", "K"];
}
