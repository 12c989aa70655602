import { sessionChannel } from "#web/account/session-channel.ts";
import { keepEarlyPress } from "./early-press.ts";

/**
 * A request that every visit of a page starts with: its path, and its JSON body if it is a POST. The first one is the
 * session check. The others are sent once somebody is signed in, but not if the address has a query, which may change
 * what the page asks for.
 */
export type EarlyRequest = readonly [path: string, body?: string];

/** What a page needs after its first paint: its requests, and the URLs of its scripts and style sheets. */
export type PageNeeds = {
  requests: readonly EarlyRequest[];
  entry: string;
  scripts: readonly string[];
  styles: readonly string[];
};

/** What each page needs, as the build leaves it for the server: a path may have parameters or be "*". */
export type PathNeeds = { path: string; needs: PageNeeds };

/** The element with a page's needs; the server fills the placeholder of pages that share a document. */
export const needsElement = (json: string): string =>
  `<script type="application/json" id="page-needs">${json}</script>`;

/** The page starts after this time, in milliseconds, even without a report of its paint or a session check's answer. */
const latestMs = 1_000;
/** An early request may take as long as the session check, in milliseconds. */
const answerWithinMs = 10_000;

/**
 * Starts a page after its first paint, so that the paint gets the network and the processor first. The page has only
 * the styles of its first paint, so React waits for the whole style sheets. The page's first requests are sent along
 * with those for its scripts, which take the answers over (src/web/client/early-answer.ts), unless another tab reports a
 * change of the session in between; once the server says that
 * nobody is signed in, the page's form for guests appears. On the sign-in page, which requests only the session check,
 * the files wait for this answer too, so that the form gets the network first. Hand-written and small, because it is
 * inlined.
 */
export const startWhenPainted = `(()=>{
${keepEarlyPress}
const {requests,entry,scripts,styles}=JSON.parse(document.getElementById("page-needs").textContent),
late=run=>setTimeout(run,${latestMs}),
add=(tag,set)=>document.head.append(Object.assign(document.createElement(tag),set)),
ask=(path,body)=>fetch(path,{cache:"no-store",signal:AbortSignal.timeout(${answerWithinMs}),
...body&&{method:"POST",body,headers:{"content-type":"application/json"}}});
let isOn,left=styles.length;
const run=()=>{if(!--left)add("script",{type:"module",src:entry})},
load=()=>{
for(const href of styles)add("link",{rel:"stylesheet",href,onload:run,onerror:run});
for(const href of [entry,...scripts])add("link",{rel:"modulepreload",href})},
go=()=>{if(isOn)return;isOn=1;
if(requests[0]){
performance.mark("early");
new BroadcastChannel(${JSON.stringify(sessionChannel)}).onmessage=()=>{delete window.earlyAnswers};
const early=window.earlyAnswers={},[[check],...others]=requests,
isIn=(early[check+" "]=ask(check)).then(async got=>{
const who=got.ok?await got.clone().json():0;
if(who===null)document.documentElement.dataset.guest="";
return who&&!who.session.pending||null}).catch(()=>{});
if(!location.search)for(const [path,body] of others)
early[path+" "+body]=isIn.then(is=>is&&ask(path,body));
if(!others[0])return Promise.race([isIn,new Promise(late)]).then(load)}
load()};
if(document.hidden)return go();
try{new PerformanceObserver(go).observe({type:"paint",buffered:true})}catch{}
late(go)})()`;
