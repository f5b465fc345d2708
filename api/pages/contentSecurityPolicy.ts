import { createHash } from 'node:crypto';

const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/** The source of an inline script or style element in a policy: the hash of the text between its tags. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** styled-components adds its style elements empty, and then writes their rules from our script. */
const EMPTY_STYLE = hashSource('');

/**
 * What a page may load and do: nothing from anywhere else, and nothing inline but what is named here.
 * @param options.host the Host header of the request.
 * @param options.inlineScripts hash sources of the scripts in the page; JSON in a script element needs none.
 * @param options.inlineStyles hash sources of the style elements in the page. Style attributes are refused.
 */
export function contentSecurityPolicy({
  host,
  inlineScripts = [],
  inlineStyles = [],
}: {
  host: string | undefined;
  inlineScripts?: readonly string[];
  inlineStyles?: readonly string[];
}): string {
  // Some browsers do not count a WebSocket to the page's own host as 'self'.
  const sockets = host !== undefined && HOST.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts],
    'style-src': ["'self'", EMPTY_STYLE, ...inlineStyles],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sockets],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
