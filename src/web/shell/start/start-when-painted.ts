import { keepEarlyPress } from "./early-press.ts";
import { fetchAhead } from "./fetch-ahead.ts";

/** A page that was not painted by then is not looked at, or by a browser that does not say so (milliseconds). */
const latestMs = 1_000;

/**
 * Starts a page that stands whole in its HTML, once it was painted: until then the line and the processor belong to what
 * somebody sees first. Written by hand and small, because it stands in the page.
 */
export const startWhenPainted = (firstScript: string): string => `(()=>{
${keepEarlyPress}
let isOn;const go=()=>{if(isOn)return;isOn=1;
const script=document.createElement("script");
script.type="module";script.src=${JSON.stringify(firstScript)};document.head.append(script);
${fetchAhead}};
if(document.hidden)return go();
try{new PerformanceObserver(go).observe({type:"paint",buffered:true})}catch{}
setTimeout(go,${latestMs})})()`;
