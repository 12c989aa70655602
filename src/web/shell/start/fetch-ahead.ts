/*
 * Runs before anything else is there, so it is written by hand, small, and only for paths as src/web/routes.ts has
 * them: plain parts and ":names". Other paths are found by the router, a moment later.
 */

/** Tells the browser which files the page of this path will need, long before the router asks for them. */
export const fetchAhead = `(()=>{
const{files,rows}=routeTable,partsOf=p=>p.split("/").filter(Boolean),here=partsOf(location.pathname);
const wayTo=i=>i<0?[]:[...wayTo(rows[i][1]),rows[i]];
rows.some((row,i)=>{
const way=wayTo(i).slice(1),parts=way.flatMap(r=>partsOf(r[2]));
if(rows.some(r=>r[1]===i)||parts.length!==here.length||parts.some((p,n)=>p[0]!==":"&&p!==here[n]))return;
for(const place of new Set(way.flatMap(r=>[r[3],...r[4]]))){
const link=document.createElement("link"),isStyle=/css#?$/.test(files[place]);
link.rel=isStyle?"preload":"modulepreload";if(isStyle)link.as="style";
link.href="/assets/"+files[place];document.head.append(link)}
return 1})})()`;
