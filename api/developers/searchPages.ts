import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { plainCharacters } from '@fairtab/domain/text';
import { escapeHtml } from '../http/answers/sendPlainPage';
import { errorPath } from '../http/answers/leadToPapers';
import { ERROR_CODES } from './errorCodes';
import { contentOf, type Site } from './developerPage';
import { DEVELOPER_PAGES, isDeveloperPage } from './pageNames';

/** A part of a page below one heading. */
interface Section {
  readonly href: string;
  readonly page: string;
  readonly title: string;
  /** The title, as it is searched. */
  readonly name: string;
  /** Title and text, as they are searched. */
  readonly all: string;
}

const MOST_FOUND = 40;
/** Of an address that is no page. */
const MOST_LETTERS = 100;

/** The sections of all pages and codes, to be searched. */
export function sectionsOf(site: Site): Section[] {
  const ofPages = Object.keys(DEVELOPER_PAGES)
    .filter(isDeveloperPage)
    .flatMap((page) => {
      const path = page === '' ? '/developers' : `/developers/${page}`;
      return contentOf(page, site)
        .split(/(?=<h[1-3][ >])/)
        .map((html): Section => {
          const [, anchor] = /^<h[1-3] id="([^"]*)"/.exec(html) ?? [];
          const [head = '', ...rest] = html.split(/<\/h[1-3]>/);
          return {
            href: anchor === undefined ? path : `${path}#${anchor}`,
            page: DEVELOPER_PAGES[page],
            ...wordsOf({ title: textOf(head), text: textOf(rest.join(' ')) }),
          };
        });
    });
  const ofErrors = ERROR_CODES.map(({ code, meaning, remedy }) => ({
    href: errorPath(code),
    page: DEVELOPER_PAGES.errors,
    ...wordsOf({ title: code, text: `${meaning} ${remedy}` }),
  }));
  return [...ofErrors, ...ofPages].filter(({ title }) => title !== '');
}

function wordsOf({ title, text }: { title: string; text: string }): Pick<Section, 'title' | 'name' | 'all'> {
  return { title, name: searched(title), all: searched(`${title} ${text}`) };
}

/** A text in one form: in lower case, and with the digits of any script, apostrophes and dashes as keyboards have them. */
function searched(text: string): string {
  return plainCharacters(text).toLowerCase();
}

/** The form, and what was found for its words: sections that have all of them. Those come first of which they are the title, and then those with them in their titles, in the order of the pages. */
export function searchContent(sections: readonly Section[], asked: string): string {
  const name = searched(asked);
  const words = [...new Set(name.split(' '))].filter((word) => word !== '');
  const has = (text: string) => words.every((word) => text.includes(word));
  const isIt = (section: Section) => section.name === name;
  const isAbout = (section: Section) => !isIt(section) && has(section.name);
  const tells = (section: Section) => !has(section.name) && has(section.all);
  const found = [isIt, isAbout, tells].flatMap((fits) => sections.filter(fits));
  const rows = found
    .slice(0, MOST_FOUND)
    .map(({ href, page, title }) => `<li><a href="${href}">${escapeHtml(title)}</a> <small>${page}</small></li>`);
  const told =
    words.length === 0
      ? ''
      : found.length === 0
        ? '<p>Nothing has all of these words. Try fewer.</p>'
        : `<p>${found.length === 1 ? '1 place' : `${found.length} places`}${found.length > MOST_FOUND ? `, of which these are the first ${MOST_FOUND}` : ''}</p><ul class="found">${rows.join('')}</ul>`;
  return `<h1>Search</h1>${searchForm(asked)}${told}`;
}

/** The answer for an address below /developers that has no page, with links to go on. */
export function nothingHere(path: string): string {
  const links = Object.entries(DEVELOPER_PAGES).map(
    ([page, name]) => `<li><a href="/developers${page === '' ? '' : `/${page}`}">${name}</a></li>`,
  );
  return `<h1>There is no such page</h1><p><code>${escapeHtml(path.slice(0, MOST_LETTERS))}</code> is no page for developers. Search for what you need, or take one of these:</p>${searchForm('')}<ul>${links.join('')}</ul>`;
}

function searchForm(asked: string): string {
  return `<form class="search" role="search" action="/developers/search"><label for="q">Search calls, types, errors and texts</label><span><input id="q" name="q" type="search" value="${escapeHtml(asked)}"><button>Search</button></span></form>`;
}

/** What stands on it, with a space where a tag was. */
function textOf(html: string): string {
  const texts = DomUtils.filter(({ type }) => type === ElementType.Text, parseDocument(html));
  const text = texts.map((node) => DomUtils.textContent(node)).join(' ');
  return text.replaceAll(/\s+/g, ' ').trim();
}
