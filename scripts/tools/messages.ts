import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_LANGUAGE, LANGUAGES } from '@fairtab/domain/language/languages';
import { projectRoot } from '../launcher/Child';
import { findMessages } from './messages/findMessages';

/*
 * `npm run messages`: brings the files of translations up to date with the code. Messages that are new get an empty
 * translation, for somebody to write; those that nothing uses any more are removed. With folders as arguments it also
 * prints what is not translated in them.
 */
const folders = process.argv.slice(2);
const found = findMessages(projectRoot);
const messages = [...new Set(found.map(({ message }) => message))].sort();
for (const language of LANGUAGES.filter((each) => each !== FIRST_LANGUAGE)) {
  const file = join(projectRoot, 'domain/language/messages', `${language}.json`);
  const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const next = Object.fromEntries(messages.map((message) => [message, known[message] ?? '']));
  writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
  const missing = messages.filter((message) => next[message] === '');
  const removed = Object.keys(known).filter((message) => !(message in next)).length;
  process.stdout.write(
    `${language}: ${messages.length} messages, ${missing.length} without a translation, ${removed} removed\n`,
  );
  for (const { file: path, message } of found)
    if (next[message] === '' && folders.some((folder) => path.startsWith(folder)))
      process.stdout.write(`${path}: ${JSON.stringify(message)}\n`);
}
