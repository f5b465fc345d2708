import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * What a page's head has the browser load at once, as values of Link headers: its scripts, their modules, styles and fonts.
 * @param html the template's head and body; its tags are those that Vite writes.
 */
export function earlyLinksOf(html: string): string[] {
  const tags = html.match(/<(?:link|script)\s[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const link = linkOf(tag);
    return link === null ? [] : [link];
  });
}

function linkOf(tag: string): string | null {
  const source = valueOf(tag, 'src');
  if (tag.startsWith('<script')) return source?.startsWith('/') ? `<${source}>; rel=modulepreload` : null;
  const [target, relation] = [valueOf(tag, 'href'), valueOf(tag, 'rel')];
  if (!target?.startsWith('/')) return null;
  if (relation === 'modulepreload') return `<${target}>; rel=modulepreload`;
  if (relation === 'stylesheet') return `<${target}>; rel=preload; as=style${crossOriginOf(tag)}`;
  if (relation === 'preload') return `<${target}>; rel=preload; as=${valueOf(tag, 'as')}${crossOriginOf(tag)}`;
  return null;
}

function valueOf(tag: string, attribute: string): string | undefined {
  return new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1];
}

/** A browser uses what it loaded early only if both requests say the same about credentials. */
function crossOriginOf(tag: string): string {
  return /\scrossorigin\b/.test(tag) ? '; crossorigin' : '';
}

/**
 * Sends the links in a 103 answer while the page is still being made. Only for browsers that open a page: other clients
 * may not expect a second answer.
 */
export function sendEarlyHints(
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  links: readonly string[],
): void {
  const opensPage = req.headers['sec-fetch-mode'] === 'navigate' && req.httpVersion !== '1.0';
  if (opensPage && links.length > 0) res.writeEarlyHints({ link: [...links] });
}
