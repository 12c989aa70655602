/** The keys that open the palette on this machine's keyboard. */
export function paletteKeys(): readonly string[] {
  return /Mac|iP/.test(navigator.platform) ? ["⌘", "K"] : ["Ctrl", "K"];
}
