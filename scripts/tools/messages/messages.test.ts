import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { FIRST_LANGUAGE, LANGUAGES } from '@fairtab/domain/language/languages';
import { withoutSense } from '@fairtab/domain/language/sense';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../launcher/Child';
import { findMessages } from './findMessages';

const found = findMessages(projectRoot);
const messages = new Map(found.map(({ message, kind }) => [message, kind]));

const read = (language: string) =>
  JSON.parse(readFileSync(join(projectRoot, 'domain/language/messages', `${language}.json`), 'utf8')) as Record<
    string,
    string
  >;

/** The names of all values and tags. */
function namesIn(text: string, kind: 't' | 'rich'): Set<string> {
  const names = new Set<string>();
  const collect = (parts: readonly MessageFormatElement[]): void => {
    for (const part of parts) {
      if (part.type === TYPE.literal || part.type === TYPE.pound) continue;
      names.add(part.value);
      if (part.type === TYPE.tag) collect(part.children);
      if (part.type === TYPE.plural || part.type === TYPE.select)
        for (const option of Object.values(part.options)) collect(option.value);
    }
  };
  collect(parse(text, { ignoreTag: kind === 't' }));
  return names;
}

describe('the messages in the code', () => {
  it('get a value for everything that they name, and no other', () => {
    const wrong = found.filter(({ message, kind, values }) => {
      const names = namesIn(withoutSense(message), kind);
      return names.size !== values.size || [...names].some((name) => !values.has(name));
    });
    expect(wrong.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
  });

  it('are written on the server when somebody asks, and not when a module is loaded', () => {
    const early = found.filter(({ file, isAtLoad }) => isAtLoad && !file.startsWith('web/'));
    expect(early.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
  });
});

describe.each(LANGUAGES.filter((language) => language !== FIRST_LANGUAGE))('the translations in %s', (language) => {
  const translations = read(language);

  it('are there for all messages, and for nothing else', () => {
    const missing = [...messages.keys()].filter((message) => !translations[message]);
    const unused = Object.keys(translations).filter((message) => !messages.has(message));
    expect({ missing, unused }).toEqual({ missing: [], unused: [] });
  });

  it('name the same values and tags as the English messages', () => {
    const wrong = Object.entries(translations).filter(([message, translation]) => {
      const kind = messages.get(message) ?? 't';
      const [own, theirs] = [namesIn(withoutSense(message), kind), namesIn(translation, kind)];
      return own.size !== theirs.size || [...own].some((name) => !theirs.has(name));
    });
    expect(wrong).toEqual([]);
  });
});
