import { language } from '@fairtab/domain/language/current';
import { t } from '@fairtab/domain/language/t';

/** Where the manifest is. The page links to it with the reader's cookies, because they say which language was chosen. */
export const MANIFEST_PATH = '/manifest.webmanifest';

const PAPER = '#f8f3e9';

/** What a phone needs to install the app, with the reader's words. Its id stays the same in every language, so it is one app. */
export function appManifest() {
  return {
    id: '/',
    name: 'Fairtab',
    short_name: 'Fairtab',
    description: t('Split the check fairly: everyone claims what they ordered and pays exactly their share.'),
    lang: language(),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['finance', 'food'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      png(192),
      png(512),
      { ...png(512), src: '/icons/maskable-512.png', purpose: 'maskable' },
      { ...png(192), src: '/icons/monochrome-192.png', purpose: 'monochrome' },
    ],
    shortcuts: [{ name: t('New receipt'), url: '/submit-receipt', icons: [png(192)] }],
    share_target: {
      action: '/share-receipt',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'photo', accept: ['image/*', 'application/pdf'] }] },
    },
  };
}

export interface Icon {
  readonly src: string;
  readonly type: string;
  readonly sizes: string;
  readonly purpose?: string;
}

function png(size: number): Icon {
  return { src: `/icons/icon-${size}.png`, type: 'image/png', sizes: `${size}x${size}` };
}
