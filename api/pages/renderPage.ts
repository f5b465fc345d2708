import type { Template } from './WebBuild';

/** The result of the screen's query, so that the first paint needs no further request. */
export interface PreparedResult {
  readonly documentId: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The result as JSON text. */
  readonly json: string;
}

export interface PageContent {
  readonly title: string;
  readonly description: string | null;
  readonly prepared: PreparedResult | null;
  /** Paths of modules below the site's root. */
  readonly modules: readonly string[];
}

/** The id of the script element that holds the prepared result. */
const DATA_ELEMENT = 'fairtab-data';

export function renderPage(template: Template, { title, description, prepared, modules }: PageContent): string {
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta property="og:title" content="${escapeHtml(title)}" />`,
    '<meta property="og:site_name" content="Fairtab" />',
    ...(description === null ? [] : [`<meta property="og:description" content="${escapeHtml(description)}" />`]),
    ...modules.map((file) => `<link rel="modulepreload" crossorigin href="/${escapeHtml(file)}" />`),
    ...(prepared ? [`<script type="application/json" id="${DATA_ELEMENT}">${dataOf(prepared)}</script>`] : []),
  ];
  return `${template.beforeTitle}${head.join('\n    ')}${template.restOfHead}${template.body}`;
}

function dataOf({ documentId, variables, json }: PreparedResult): string {
  const entry = `{"documentId":${JSON.stringify(documentId)},"variables":${JSON.stringify(variables)},"result":${json}}`;
  return escapeScript(`[${entry}]`);
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
