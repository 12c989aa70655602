declare global {
  interface Window {
    /** The button that was pressed before anything listened to it; null once the product listens by itself. */
    earlyPress?: Element | null;
  }
}

/** Stands in a prerendered page, whose buttons are there before the scripts: keeps what was pressed last. */
export const keepEarlyPress = `addEventListener("click",({target})=>{
if(window.earlyPress!==null)window.earlyPress=target.closest("button")},true);`;

/** Presses again what was pressed too early, once the product listens. A page that was drawn anew has other buttons. */
export function repeatEarlyPress(): void {
  const { earlyPress } = window;
  window.earlyPress = null;
  if (earlyPress instanceof HTMLElement && earlyPress.isConnected) earlyPress.click();
}
