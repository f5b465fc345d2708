import { plainCharacters, urlOf } from '../text';
import type { PaymentMethod } from '../waysToPay';

/** Longer than the link of any code, so that no long text is normalised. */
const MAX_TYPED = 1_000;

/** The links that an app or site shares: where they lead, and the name that is in one. */
interface SharedLinks {
  readonly hosts: RegExp;
  readonly nameIn: (url: URL) => string | undefined;
}

const segmentsOf = ({ pathname }: URL): string[] => pathname.split('/').filter((segment) => segment !== '');
const AN_AMOUNT = /^\d+(?:[.,]\d+)?[a-z]{0,3}$/i;

/** The one segment of a path, which an amount may follow. */
function nameBeforeAmount([name, amount = '0', ...more]: readonly string[]): string | undefined {
  return more.length === 0 && AN_AMOUNT.test(amount) ? name : undefined;
}

/**
 * The first part of addresses of a site that are pages of its own, and nobody's. They are known by their words, because a site has
 * people there too. With the sign of a name in front it is a person.
 */
const OWN_PAGES =
  /^(?:about(?:-us)?|accounts?|apps?|auth|blog|business|cards?|careers|code|contact(?:-us)?|country|developers?|download|faq|help|home|jobs|legal|log-?(?:in|out)|my|pay|payments?|press|privacy|security|settings|shop|sign-?(?:in|out|up)|stocks|story|stories|support|taxes|teens|terms|webapps)$/i;

/** @returns undefined for a page of the site's own. */
function nobodys(name: string | undefined): string | undefined {
  return name !== undefined && OWN_PAGES.test(name) ? undefined : name;
}

const LINKS: Partial<Record<PaymentMethod, SharedLinks>> = {
  venmo: {
    // The last one is from links that open the app: venmo://paycharge?recipients=ben-s-1.
    hosts: /^(?:(?:www\.|account\.)?venmo\.com|paycharge)$/,
    nameIn: (url) => {
      const segments = segmentsOf(url);
      const isOfPerson = /^[un]$/i.test(segments[0] ?? '');
      const [name, ...more] = isOfPerson ? segments.slice(1) : segments;
      // The link of a QR code has a number in place of the name.
      if (url.searchParams.has('user_id')) return undefined;
      if (more.length > 0) return url.searchParams.get('recipients') ?? undefined;
      return url.searchParams.get('recipients') ?? (isOfPerson ? name : nobodys(name));
    },
  },
  cashapp: { hosts: /^(?:www\.)?cash\.(?:app|me)$/, nameIn: (url) => nobodys(nameBeforeAmount(segmentsOf(url))) },
  paypal: {
    hosts: /^(?:www\.)?paypal\.(?:me|com)$/,
    nameIn: (url) => {
      const segments = segmentsOf(url);
      if (url.hostname.endsWith('.me')) return nobodys(nameBeforeAmount(segments));
      const page = segments.findIndex((segment) => /^paypalme2?$/i.test(segment));
      const isCountry = page === 0 || (page === 1 && /^[a-z]{2}$/i.test(segments[0] ?? ''));
      return isCountry ? nameBeforeAmount(segments.slice(page + 1)) : undefined;
    },
  },
  zelle: { hosts: /^(?:[a-z]+\.)?(?:zellepay|zelle)\.com$/, nameIn: (url) => zelleToken(url.searchParams.get('data')) },
};

/** The short links of codes, which only the site itself can resolve. */
const SHORT_LINKS = /^(?:www\.)?py\.pl$/;

/** The signs that people write in front of a name. */
const SIGNS: Partial<Record<PaymentMethod, RegExp>> = {
  venmo: /^@/,
  cashapp: /^\$/,
  paypal: /^@/,
};

/**
 * The name in what was typed or pasted as a handle: a link as the app shares it, the link of its QR code, or the name with
 * its sign. It is still to be checked.
 * @returns null when it is a link of the method's site without a name in it, such as that of a code.
 */
export function typedName({
  method,
  handle,
}: {
  readonly method: PaymentMethod;
  readonly handle: string;
}): string | null {
  const text = handle.length > MAX_TYPED ? '' : plainCharacters(handle);
  const links = LINKS[method];
  const url = links && pastedUrl(text);
  if (url && SHORT_LINKS.test(url.hostname)) return null;
  const name = url && links.hosts.test(url.hostname) ? links.nameIn(url) : text;
  if (name === undefined) return null;
  return decoded(name).replace(SIGNS[method] ?? '', '');
}

function pastedUrl(text: string): URL | null {
  const [, scheme, rest = ''] = /^([a-z]+:\/\/)?(.*)$/i.exec(text) ?? [];
  if (!rest.includes('/') && !rest.includes('?')) return null;
  return urlOf(`${scheme ?? 'https://'}${rest}`);
}

/** The e-mail address or phone number in the code of Zelle: JSON in base64. */
function zelleToken(data: string | null): string | undefined {
  try {
    const code: unknown = JSON.parse(atob((data ?? '').replace(/-/g, '+').replace(/_/g, '/').replace(/ /g, '+')));
    const token = typeof code === 'object' && code !== null && 'token' in code ? code.token : undefined;
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
