import { createHash } from 'node:crypto';

const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/** The source of an inline script or style element in a policy: the hash of the text between its tags. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** styled-components adds its style elements empty, and then writes their rules from our script. */
const EMPTY_STYLE = hashSource('');

/** The origins of the processor of card payments. */
export interface ProcessorOrigins {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
}

/**
 * What the processor's script needs (https://docs.stripe.com/security/guide#content-security-policy).
 * @param scriptUrl its origin, or that of a stand-in, which has everything in one place
 */
export function processorOrigins(scriptUrl: string): ProcessorOrigins {
  if (scriptUrl !== 'https://js.stripe.com')
    return { scripts: [scriptUrl], frames: [scriptUrl], connections: [scriptUrl] };
  const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  return { scripts, frames: [...scripts, 'https://hooks.stripe.com'], connections: ['https://api.stripe.com'] };
}

/**
 * What a page may load and do: nothing from anywhere else, and nothing inline but what is named here.
 * @param options.host the Host header of the request.
 * @param options.inlineScripts hash sources of the scripts in the page; JSON in a script element needs none.
 * @param options.processor what the page on which a card is charged may load besides; null for all others.
 * @param options.inlineStyles hash sources of the style elements in the page. Style attributes are refused.
 */
export function contentSecurityPolicy({
  host,
  inlineScripts = [],
  inlineStyles = [],
  processor = null,
}: {
  host: string | undefined;
  inlineScripts?: readonly string[];
  inlineStyles?: readonly string[];
  processor?: ProcessorOrigins | null;
}): string {
  // Some browsers do not count a WebSocket to the page's own host as 'self'.
  const sockets = host !== undefined && HOST.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts, ...(processor?.scripts ?? [])],
    'style-src': ["'self'", EMPTY_STYLE, ...inlineStyles],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sockets, ...(processor?.connections ?? [])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-src': processor?.frames ?? ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
