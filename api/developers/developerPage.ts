import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ACCESS_SCOPES, SCOPE_MEANINGS } from '@fairtab/domain/programs/accessScopes';
import { EVENT_MEANINGS, WEBHOOK_EVENTS } from '@fairtab/domain/programs/webhooks';
import { inLanguage } from '@fairtab/services/platform/readerLanguage';
import { PROGRAM_VERSION } from '@fairtab/services/platform/programVersion';
import { Marked } from 'marked';
import { escapeHtml } from '../http/answers/sendPlainPage';
import type { ErrorCode } from './errorCodes';
import { errorPage, otherErrors, restErrors } from './errorPages';
import { pageAround } from './pageAround';
import { DEVELOPER_PAGES, type DeveloperPage } from './pageNames';
import { playgroundMarkup } from './playground/playgroundMarkup';
import { anchorOf } from './anchorOf';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const CHANGELOG = join(FOLDER, '..', '..', 'CHANGELOG.md');

/** Pages that are made of a description, and not written. */
export type ReferencePage = 'rest' | 'schema';

export interface Site {
  /** Where this server is reached, such as https://fairtab.example. It is in the examples. */
  readonly origin: string;
  readonly hasGraphiQL: boolean;
  /** The pages that are made of what the server offers: REST as HTML, the schema as Markdown. */
  readonly references: Readonly<Record<ReferencePage, () => string>>;
}

/** A page for developers as HTML, in English as the API's own descriptions are. */
export function developerPage(page: DeveloperPage, site: Site): string {
  const content = contentOf(page, site) + (page === 'playground' ? playgroundMarkup() : '');
  // The headings are ours, and have no sign that HTML writes otherwise.
  const [, title = DEVELOPER_PAGES[page]] = /<h1>(.*?)<\/h1>/.exec(content) ?? [];
  return pageAround({ page, title, content });
}

/** The contents of a page, as HTML. */
export function contentOf(page: DeveloperPage, site: Site): string {
  if (page === 'rest') return site.references.rest();
  const text =
    page === 'schema' ? site.references.schema() : filledIn(read(`pages/${page === '' ? 'start' : page}.md`), site);
  return asHtml(text);
}

/** The page of one code as HTML. */
export function pageOfError(error: ErrorCode): string {
  return pageAround({ page: 'errors', title: error.code, content: asHtml(errorPage(error)) });
}

/** A snippet as it is shown, and as our tests run it. */
export function readSnippet(name: string, origin: string): string {
  return read(`snippets/${name}`).replaceAll('{{origin}}', origin).trimEnd();
}

function filledIn(text: string, { origin, hasGraphiQL }: Site): string {
  return text.replaceAll(/\{\{([\w.-]+)\}\}/g, (_whole, name: string) => {
    if (/\.(sh|mts|py)$/.test(name))
      return ['```' + (name.split('.')[1] ?? '').replace('mts', 'ts'), readSnippet(name, origin), '```'].join('\n');
    switch (name) {
      case 'origin':
        return origin;
      case 'socket':
        return origin.replace(/^http/, 'ws');
      case 'version':
        return PROGRAM_VERSION;
      case 'scopes':
        return inLanguage('en', () => table(ACCESS_SCOPES.map((scope) => [`\`${scope}\``, SCOPE_MEANINGS[scope]()])));
      case 'webhookEvents':
        return inLanguage('en', () => table(WEBHOOK_EVENTS.map((event) => [`\`${event}\``, EVENT_MEANINGS[event]()])));
      case 'graphiql':
        return hasGraphiQL
          ? 'is at [/graphql](/graphql), against this server: paste a token under "Headers"'
          : 'is off on this server';
      case 'restErrors':
        return restErrors();
      case 'graphqlErrors':
        return otherErrors('graphql');
      case 'socketCodes':
        return otherErrors('socket');
      case 'otherCodes':
        return otherErrors('elsewhere');
      case 'changes':
        return changesForClients();
      default:
        throw new Error(`Nothing is known about ${name}`);
    }
  });
}

function table(rows: readonly (readonly [string, string])[]): string {
  return ['| | |', '| --- | --- |', ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
}

/** What changed for clients in each version, and what breaks. What an operator must know is not for them, and links lead to papers that are not here. */
function changesForClients(): string {
  const versions = readFileSync(CHANGELOG, 'utf8').split(/^## /m).slice(1);
  return versions
    .flatMap((version) => {
      const changes = [...version.matchAll(/^### What (?:changed|breaks) for clients\n([^]*?)(?=^### |(?![^]))/gm)];
      const said = changes.map(([, text]) => text);
      return said.length === 0 ? [] : [`### ${version.slice(0, version.indexOf('\n'))}\n${said.join('\n')}`];
    })
    .join('\n')
    .replaceAll(/ \(\[how\]\([^)]*\)\)/g, '')
    .replaceAll(/\[([^\]]*)\]\(docs\/[^)]*\)/g, '$1');
}

const texts = new Map<string, string>();

function read(file: string): string {
  const known = texts.get(file) ?? readFileSync(join(FOLDER, file), 'utf8');
  texts.set(file, known);
  return known;
}

function asHtml(text: string): string {
  return markdown.parse(text, { async: false });
}

const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const anchor = anchorOf(text);
      const content = this.parser.parseInline(tokens);
      return depth === 1
        ? `<h1>${content}</h1>`
        : `<h${depth} id="${anchor}"><a href="#${anchor}">${content}</a></h${depth}>`;
    },
    table(token) {
      const row = (cells: typeof token.header, tag: string) =>
        `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
      const hasHead = token.header.some(({ text }) => text !== '');
      return `<div class="wide" tabindex="0"><table>${hasHead ? `<thead>${row(token.header, 'th')}</thead>` : ''}<tbody>${token.rows
        .map((cells) => row(cells, 'td'))
        .join('')}</tbody></table></div>`;
    },
    code({ text, lang }) {
      return `<pre tabindex="0"${lang ? ` data-language="${escapeHtml(lang)}"` : ''}><code>${escapeHtml(text)}</code></pre>`;
    },
    html({ text }) {
      return escapeHtml(text);
    },
  },
});
