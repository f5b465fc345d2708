import { PROGRAM_VERSION } from '@fairtab/services/platform/programVersion';
import { escapeHtml } from '../http/answers/sendPlainPage';
import { hashSource } from '../pages/contentSecurityPolicy';
import { DEVELOPER_PAGES } from './pageNames';
import { PLAYGROUND_SCRIPT } from './playground/playgroundMarkup';

/** The pages in the navigation. */
const PLACES = { ...DEVELOPER_PAGES, search: 'Search' } as const;
type Place = keyof typeof PLACES;

/**
 * A page for developers around its content. Only the playground needs a script.
 * @param around.page the place in the navigation where it is; null for none
 */
export function pageAround({ page, title, content }: { page: Place | null; title: string; content: string }): string {
  const links = Object.entries(PLACES).map(([name, text]) => {
    const isHere = name === page ? ' aria-current="page"' : '';
    return `<li><a href="/developers${name === '' ? '' : `/${name}`}"${isHere}>${text}</a></li>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)} · Fairtab for developers</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="REST, GraphQL and events of Fairtab: make bills, claim, pay and listen from your own program.">
<link rel="icon" href="/favicon.svg"><style>${STYLE}</style>${page === 'playground' ? `<script type="module" src="${PLAYGROUND_SCRIPT}"></script>` : ''}</head><body>
<a class="skip" href="#content">Skip to the content</a>
<header><a class="home" href="/">Fairtab</a><nav aria-label="For developers"><ul>${links.join('')}</ul></nav></header>
<main id="content">${content}</main>
<footer><p>This server runs Fairtab ${PROGRAM_VERSION}.</p><p><a href="/">Split a bill</a></p></footer>
</body></html>`;
}

// The colours are those of web/src/ui/global.css.
const STYLE = `:root{color-scheme:light dark;--paper:#f8f3e9;--card:#fffdf8;--sunken:#f1e9da;--ink:#26211b;--soft:#665c4f;--rule:#e4d9c5;--accent:#1f4d3a;--accent-soft:#e3ecdf;--focus:#b3741d;--shade:#0003}
@media(prefers-color-scheme:dark){:root{--paper:#181512;--card:#221e19;--sunken:#2b2620;--ink:#f2eadc;--soft:#b9ad9a;--rule:#3a332a;--accent:#9ccfae;--accent-soft:#243428;--focus:#e5ab5a;--shade:#000c}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
a{color:var(--accent)}
a:focus-visible,[tabindex]:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:.25rem}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:1rem;padding:.5rem 1rem;background:var(--card)}
header{border-bottom:1px solid var(--rule)}
.home{display:inline-flex;align-items:center;min-height:2.75rem;padding:.5rem 1rem 0;color:var(--ink);text-decoration:none;font:600 1.375rem/1.2 'Iowan Old Style',Palatino,Georgia,serif}
nav ul{display:flex;flex-wrap:wrap;margin:0;padding:0 .5rem;list-style:none}
nav a{display:flex;align-items:center;min-height:2.75rem;padding:0 .5rem;color:var(--soft);text-decoration:none;border-bottom:2px solid transparent}
nav a:hover{color:var(--ink)}
nav a[aria-current]{color:var(--ink);border-color:var(--accent);font-weight:600}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1,h2{font-family:'Iowan Old Style',Palatino,Georgia,serif;font-weight:600;line-height:1.2;text-wrap:balance}
h1{margin:.5rem 0 1rem;font-size:2rem}
h2{margin:2.75rem 0 .75rem;font-size:1.5rem}
h3{margin:2rem 0 .5rem;font-size:1.0625rem;line-height:1.3;overflow-wrap:anywhere}
h4{margin:1.5rem 0 .5rem;font-size:1rem}
h2 a,h3 a,h4 a{color:inherit;text-decoration:none}
h2 a:hover,h3 a:hover,h4 a:hover{text-decoration:underline}
p,ul{margin:.75rem 0}
ul{padding-left:1.25rem}
li{margin:.25rem 0}
nav li{margin:0}
code,pre{font:.875rem/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
code{overflow-wrap:anywhere}
p code,li code,td code{padding:.1em .3em;background:var(--sunken);border-radius:.25rem}
pre{margin:1rem 0;padding:1rem;overflow-x:auto;background:var(--card);border:1px solid var(--rule);border-radius:.75rem;tab-size:2}
pre code{overflow-wrap:normal}
details{margin:.5rem 0}
summary{display:flex;align-items:center;gap:.5rem;min-height:2.75rem;color:var(--accent);cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary::before{content:'+';width:1ch;font-weight:600}
details[open]>summary::before{content:'\u2212'}
.steps,.heard{padding:0;list-style:none}
.steps{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:.5rem}
.steps li{margin:0}
button{display:flex;flex-direction:column;width:100%;min-height:2.75rem;padding:.625rem 1rem;background:var(--card);color:var(--ink);border:1px solid var(--rule);border-radius:.75rem;font:inherit;font-weight:600;line-height:1.4;text-align:left;cursor:pointer}
li button code{padding:0;background:none;color:var(--soft);font-weight:400}
li pre code{padding:0;background:none}
button:hover{border-color:var(--accent)}
button[aria-disabled=true]{background:none;color:var(--soft);border-color:var(--rule);border-style:dashed;font-weight:400;cursor:default}
button:focus-visible,summary:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:.75rem}
.status{min-height:1.6em;color:var(--soft)}
.heard>li{margin:.75rem 0;padding:.75rem 1rem;background:var(--card);border:1px solid var(--rule);border-radius:.75rem}
.heard h3{margin:0}
.heard p{margin:.25rem 0 .5rem}
.heard details{margin:0}
.heard pre{margin:.25rem 0 .75rem;background:var(--paper)}
.wide{margin:1rem 0;overflow-x:auto;border:1px solid var(--rule);border-radius:.75rem;background:linear-gradient(90deg,var(--card) 40%,transparent),linear-gradient(270deg,var(--card) 40%,transparent) 100% 0,linear-gradient(90deg,var(--shade),transparent),linear-gradient(270deg,var(--shade),transparent) 100% 0 var(--card);background-size:2.5rem 100%,2.5rem 100%,1rem 100%,1rem 100%;background-repeat:no-repeat;background-attachment:local,local,scroll,scroll}
table{width:100%;border-collapse:collapse;font-size:.9375rem;line-height:1.5}
th,td{padding:.5rem .75rem;text-align:left;vertical-align:top;border-top:1px solid var(--rule)}
tr:first-child>*{border-top:0}
tbody tr:first-child>td{border-top:1px solid var(--rule)}
tbody:first-child tr:first-child>td{border-top:0}
th{color:var(--soft);font-weight:600}
td:first-child{min-width:8rem}
td:nth-child(3){min-width:15rem}
td:first-child code{overflow-wrap:normal}
.facts{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;list-style:none;color:var(--soft);font-size:.875rem}
.facts li{margin:0}
.fields{margin:.75rem 0;border-top:1px solid var(--rule);font-size:.9375rem}
.fields:empty{display:none}
.fields dt{padding:.5rem 0 0;overflow-wrap:anywhere}
.fields dd{margin:.125rem 0 0;padding:0 0 .5rem;border-bottom:1px solid var(--rule);line-height:1.5;overflow-wrap:anywhere}
.fields dt:last-child,.fields dt:has(+dt){padding-bottom:.5rem;border-bottom:1px solid var(--rule)}
.fields dt code,.fields dd code{padding:.1em .3em;background:var(--sunken);border-radius:.25rem}
details>.fields:last-child>:last-child{border-bottom:0}
small{color:var(--soft);font-size:.875rem}
main>details{margin:0;border-bottom:1px solid var(--rule)}
.family summary{color:var(--ink)}
summary small{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.family ul{margin-top:0}
.search label{display:block;margin-bottom:.25rem;color:var(--soft);font-size:.875rem}
.search span{display:flex;gap:.5rem;max-width:30rem}
.search input{flex:1;min-width:0;min-height:2.75rem;padding:.5rem .75rem;background:var(--card);color:var(--ink);border:1px solid var(--soft);border-radius:.75rem;font:inherit}
.search input:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.search button{width:auto;justify-content:center}
.found{padding:0;list-style:none}
.found li{padding:.5rem 0;border-top:1px solid var(--rule);overflow-wrap:anywhere}
footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;max-width:46rem;margin:0 auto;padding:1rem;border-top:1px solid var(--rule);color:var(--soft);font-size:.875rem}
@media(min-width:60rem){
body{display:grid;grid-template:auto 1fr/14rem minmax(0,1fr)}
header{grid-row:1/3;position:sticky;top:0;height:100vh;padding:1.5rem .5rem;border-bottom:0;border-right:1px solid var(--rule);overflow:auto}
nav ul{flex-direction:column;margin-top:1rem}
nav a{border-bottom:0;border-radius:.5rem;padding:0 1rem}
nav a[aria-current]{background:var(--accent-soft)}
main{width:100%;padding:2.5rem 2rem 3rem;max-width:50rem;margin:0}
footer{width:100%;max-width:50rem;margin:0;padding:1rem 2rem}
}`;

/** The policy of these pages: they load their own style and our icon, and may send the words of a search. The playground also runs its own script, which calls the API. */
export function developerPagePolicy(page: Place): string {
  const more = page === 'playground' ? "script-src 'self'; connect-src 'self'; " : '';
  return `default-src 'none'; ${more}style-src ${hashSource(STYLE)}; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}
