declare global {
  interface Window {
    /** The button pressed before the scripts were ready; null once they are. */
    earlyPress?: Element | null;
  }
}

/** Inlined into prerendered pages, whose buttons appear before the scripts: records the last press. */
export const keepEarlyPress = `addEventListener("click",({target})=>{
if(window.earlyPress!==null)window.earlyPress=target.closest("button")},true);`;

/**
 * Repeats a press that came too early. If the page was rendered again, its buttons are new ones and nothing happens.
 */
export function repeatEarlyPress(): void {
  const { earlyPress } = window;
  window.earlyPress = null;
  if (earlyPress instanceof HTMLElement && earlyPress.isConnected) earlyPress.click();
}
