import { keepEarlyPress } from "./early-press.ts";

/** The files of a page, by their addresses: what starts it, the other scripts that it needs, and its style sheets. */
export type PageFiles = { entry: string; scripts: readonly string[]; styles: readonly string[] };

/** A page that was not painted by then is not looked at, or by a browser that does not say so (milliseconds). */
const latestMs = 1_000;

/**
 * Starts a prerendered page once it was painted: until then the network and the processor belong to what somebody sees
 * first. It wears only the styles of its first paint, so React waits for the whole sheet. Written by hand and small,
 * because it stands in the page.
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
