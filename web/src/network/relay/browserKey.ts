import { readRecord, textOf, writeRecord } from '../../lib/deviceStorage';
import { newKey } from '../../lib/newKey';

const KEY = 'fairtab.browser';
/** For a browser that stores nothing. */
let unstored = '';

/** A random key of this browser, the same in all its tabs, by which the server counts its tabs as one person. It is not stored there. */
export function browserKey(): string {
  const known = textOf(readRecord('localStorage', KEY)?.['key']);
  if (known !== '') return known;
  unstored ||= newKey();
  writeRecord('localStorage', KEY, { key: unstored });
  return unstored;
}
