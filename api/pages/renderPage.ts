import { t } from '@fairtab/domain/language/t';
import type { PageSession, RenderedScreen } from './ServerBundle';
import type { Template } from './WebBuild';

export interface PageContent {
  /** The description that search engines and messengers show. */
  readonly about: PageAbout;
  /** The paths of the screen's modules. */
  readonly modules: readonly string[];
  /** Null when the browser has to render the screen. */
  readonly screen: RenderedScreen | null;
  /** The path of the script that asks for what a tap needs to know before the screen can react; null when there is none. */
  readonly ask: string | null;
  /** The session that the screen was rendered for. */
  readonly session: PageSession;
  /** The pattern of the page's address, when browsers are to measure how quickly it appears; else null. */
  readonly vitals: string | null;
}

export interface PageAbout {
  readonly description: string;
  /** The page's own address, or only its path when no PUBLIC_URL is configured. Null for a page that is not to be found. */
  readonly canonical: string | null;
  /** For shared links and for pages that search engines may find. */
  readonly preview: { readonly title: string; readonly image: string; readonly isWideImage: boolean } | null;
}

/** For pages that are neither shared nor found by search engines. */
export function ofNoPage(): PageAbout {
  return {
    description: t('Claim what you had and pay exactly your share, with tax and tip.'),
    canonical: null,
    preview: null,
  };
}

/** The id of the script element that holds the page's data (web/src/app/shell/pageData.ts). */
const DATA_ELEMENT = 'fairtab-data';

export function renderPage(template: Template, content: PageContent): string {
  const { about, modules, screen, ask } = content;
  const head = [
    screen?.title ?? '<title>Fairtab</title>',
    ...aboutTags(about),
    // The script in the template starts them after the first paint. Without a screen there is nothing to paint before.
    screen
      ? `<meta name="fairtab-modules" content="${[...template.modules, ...modules].join(' ')}" />`
      : template.moduleTags + modules.map((path) => `<link rel="modulepreload" crossorigin href="${path}" />`).join(''),
    ...(screen ? [screen.styles] : []),
  ];
  const asks = ask === null ? '' : ` data-ask="${ask}"`;
  const data = screen
    ? `<script type="application/json" id="${DATA_ELEMENT}"${asks}>${dataOf(screen, content)}</script>`
    : '';
  const withoutScript = t('Without JavaScript you can read this page. Claiming, paying and live changes need it.');
  const { beforeTitle, restOfHead, afterRoot } = template;
  return [
    `${beforeTitle}${head.join('\n    ')}${restOfHead}`,
    `<div id="root">${screen?.html ?? ''}</div><noscript>${withoutScript}</noscript>${data}${afterRoot}`,
  ].join('');
}

function aboutTags({ description, canonical, preview }: PageAbout): string[] {
  const meta = (name: string, value: string): string => `<meta property="og:${name}" content="${escapeHtml(value)}" />`;
  return [
    `<meta name="description" content="${escapeHtml(description)}" />`,
    ...(canonical === null ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}" />`]),
    ...(preview
      ? [
          meta('title', preview.title),
          meta('site_name', 'Fairtab'),
          meta('type', 'website'),
          meta('description', description),
          meta('image', preview.image),
          `<meta name="twitter:card" content="${preview.isWideImage ? 'summary_large_image' : 'summary'}" />`,
        ]
      : []),
  ];
}

function dataOf({ prepared }: RenderedScreen, { session, vitals }: PageContent): string {
  const query = prepared
    ? `{"documentId":${JSON.stringify(prepared.documentId)},"variables":${JSON.stringify(prepared.variables)},"response":${prepared.json}}`
    : 'null';
  const measured = vitals === null ? '' : `"vitals":${JSON.stringify(vitals)},`;
  return escapeScript(`{"session":"${session}",${measured}"prepared":${query}}`);
}

/** Escapes JSON for a script element, so that no text in it can end the element or open another one. */
function escapeScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
