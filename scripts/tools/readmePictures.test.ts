import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../launcher/Child';

const FOLDER = join(projectRoot, 'docs', 'screens');
const read = (path: string) => readFileSync(path, 'utf8');
const shown = JSON.parse(read(join(FOLDER, 'shown.json'))) as Record<string, readonly string[]>;
const messages = JSON.parse(read(join(projectRoot, 'domain', 'language', 'messages', 'es.json'))) as object;

it('the pictures of the README show no words that the product has stopped saying: npm run screens -- readme', () => {
  const gone = Object.entries(shown).flatMap(([picture, texts]) =>
    texts.filter((text) => !(text in messages)).map((text) => `${picture}: ${text}`),
  );
  expect(gone).toEqual([]);
  for (const texts of Object.values(shown)) expect(texts.length).toBeGreaterThan(2);
});

it('every picture is in the README, and the README has no other', () => {
  const pictures = readdirSync(FOLDER).filter((name) => name.endsWith('.png'));
  const named = [...read(join(projectRoot, 'README.md')).matchAll(/docs\/screens\/([\w-]+\.png)/g)].map(
    ([, name]) => name,
  );
  expect(named.toSorted()).toEqual(pictures.toSorted());
  expect(Object.keys(shown).toSorted()).toEqual(pictures.toSorted());
});
