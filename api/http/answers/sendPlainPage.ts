import { language } from '@fairtab/domain/language/current';
import type { FastifyReply } from 'fastify';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'";

/**
 * Answers with a page of its own that needs neither the app nor a script.
 * @param page.content HTML, in which everything that people entered is escaped (escapeHtml).
 */
export function sendPlainPage(
  reply: FastifyReply,
  { status, title, content }: { status: number; title: string; content: string },
): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${language()}"><head><meta charset="utf-8"><title>${title} · Fairtab</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${STYLE}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`);
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

// The colours are those of web/src/ui/global.css.
const STYLE = `:root{color-scheme:light dark}
body{margin:0;padding:3rem 1rem;background:#f8f3e9;color:#26211b;font:1rem/1.5 system-ui,sans-serif}
main{max-width:26rem;margin:auto;padding:1.75rem 1.5rem;background:#fffdf8;border:1px solid #e4d9c5;border-radius:1rem}
h1{margin:0 0 1rem;font:1.5rem/1.25 'Iowan Old Style',Palatino,Georgia,serif}
button{width:100%;min-height:2.75rem;border:0;border-radius:.625rem;background:#1f4d3a;color:#fdfaf2;font:600 1rem system-ui,sans-serif}
a{color:inherit}
ol{list-style:none;margin:0;padding:0}
li{padding:.75rem 0;border-top:1px solid #e4d9c5;overflow-wrap:anywhere}
li>a{display:block;min-height:2.75rem;font-weight:600}
small{color:#665c4f;font-size:.875rem}
@media(prefers-color-scheme:dark){body{background:#181512;color:#f2eadc}main{background:#221e19;border-color:#3a332a}
button{background:#9ccfae;color:#12261b}li{border-color:#3a332a}small{color:#b9ad9a}}`;
