import { t } from '@fairtab/domain/language/t';

/** The parts of the start page that the navigation and the footer lead to, in their order. */
export const SECTIONS = [
  ['how-it-works', t('How It Works')],
  ['features', t('Features')],
  ['about', t('About')],
] as const;

/** Where phones get apps. Fairtab is in no store yet, so these search for its name. */
export const STORES = {
  ios: 'https://apps.apple.com/us/iphone/search?term=Fairtab',
  android: 'https://play.google.com/store/search?q=Fairtab&c=apps',
} as const;

/** The address of a part of the start page. On the page itself the browser only scrolls. */
export function sectionHref(id: string, pathname: string): string {
  return pathname === '/' ? `#${id}` : `/#${id}`;
}

/** Where people write to. The operator of a Fairtab sets it (CONTACT_ADDRESS), and the pages are built with it. */
export const CONTACT_ADDRESS = import.meta.env.CONTACT_ADDRESS;

/** The profile of the product on a social network opens its search until there is one. */
export const PROFILE = 'https://www.instagram.com/explore/search/keyword/?q=fairtab';
