import { keepEarlyPress } from "./early-press.ts";

/** The URLs of a page's files: its entry script, the other scripts and the style sheets. */
export type PageFiles = { entry: string; scripts: readonly string[]; styles: readonly string[] };

/** The page starts after this time, in milliseconds, even if no paint was reported. */
const latestMs = 1_000;

/**
 * Starts a prerendered page after its first paint, so that the paint gets the network and the processor first. The page
 * has only the styles of its first paint, so React waits for the whole style sheet. Hand-written and small, because it
 * is inlined into the page.
 */
export const startWhenPainted = ({ entry, scripts, styles }: PageFiles): string => `(()=>{
${keepEarlyPress}
const add=(tag,set)=>document.head.append(Object.assign(document.createElement(tag),set)),
sheets=${JSON.stringify(styles)};
let isOn,left=sheets.length;
const run=()=>{if(!--left)add("script",{type:"module",src:${JSON.stringify(entry)}})},
go=()=>{if(isOn)return;isOn=1;
for(const href of sheets)add("link",{rel:"stylesheet",href,onload:run,onerror:run});
for(const href of ${JSON.stringify([entry, ...scripts])})add("link",{rel:"modulepreload",href})};
if(document.hidden)return go();
try{new PerformanceObserver(go).observe({type:"paint",buffered:true})}catch{}
setTimeout(go,${latestMs})})()`;
