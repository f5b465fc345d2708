import { LOCALES, type Language } from '../../../domain/language/languages.ts';
import { withoutSense } from '../../../domain/language/sense.ts';
import { translationOf } from '../../../domain/language/translations.ts';
import MagicString from 'magic-string';
import { parseSync, type Plugin } from 'vite';
import { findCalls, type MessageCall } from './findCalls.ts';
import { inPseudo } from './pseudo.ts';
import { writeMessage } from './writeMessage.ts';

/** A language of the product, or English with long and accented words, which shows what does not fit and what is not translated. */
export type BuildLanguage = Language | 'pseudo';

const CURRENT = /\/domain\/language\/current\.ts$/;
const SOURCE = /\.tsx?$/;

/** Writes all messages of the pages in one language, so that a phone receives nothing but the text that it shows. */
export function inlineMessages(language: BuildLanguage): Plugin {
  const own: Language = language === 'pseudo' ? 'en' : language;
  const wordsOf = (message: string): string => {
    const text = translationOf(own, message) ?? withoutSense(message);
    return language === 'pseudo' ? inPseudo(text) : text;
  };
  return {
    name: 'inline-messages',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: CURRENT },
      handler: () =>
        `export const language = () => ${JSON.stringify(own)};\nexport const locale = () => ${JSON.stringify(LOCALES[own])};`,
    },
    transform: {
      filter: { id: SOURCE, code: /\b(?:t|rich)\(/ },
      handler(code, id) {
        return inlineIn({ code, id, wordsOf });
      },
    },
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${own}">`),
  };
}

/** @throws Error naming the file when a message is no literal, or does not fit its values. */
export function inlineIn({
  code,
  id,
  wordsOf,
}: {
  code: string;
  id: string;
  wordsOf: (message: string) => string;
}): { code: string; map: ReturnType<MagicString['generateMap']> } | null {
  const [file = id] = id.split('?');
  const { program } = parseSync(file, code);
  const calls = findCalls(program, { file, code });
  if (calls.length === 0) return null;
  const text = new MagicString(code);
  const used = new Set<string>();
  // A call may stand inside the values of another one, so the inner one is written first and the outer one takes it over.
  for (const call of [...calls].sort((a, b) => b.start - a.start)) {
    const written = write(call);
    for (const helper of written.helpers) used.add(helper);
    text.overwrite(call.start, call.end, written.code);
  }
  if (used.size > 0) text.prepend(importsOf(used));
  return { code: text.toString(), map: text.generateMap({ hires: true }) };

  function write({ kind, message, values, start }: MessageCall) {
    try {
      const sources = new Map([...values].map(([name, range]) => [name, text.slice(range.start, range.end)]));
      return writeMessage(wordsOf(message), { kind, sources });
    } catch (error) {
      const line = code.slice(0, start).split('\n').length;
      throw new Error(`${file}:${line}: the message "${message}": ${(error as Error).message}`, { cause: error });
    }
  }
}

const HELPERS: Readonly<Record<string, string>> = {
  plural: '@fairtab/domain/language/inlined',
  choose: '@fairtab/domain/language/inlined',
  showNumber: '@fairtab/domain/language/format',
  createElement: 'react',
  Fragment: 'react',
};

function importsOf(used: ReadonlySet<string>): string {
  return [...used].map((name) => `import { ${name} as m_${name} } from '${HELPERS[name]}';\n`).join('');
}
