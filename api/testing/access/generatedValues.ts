import { type Random } from '@fairtab/domain/testing/random';

/** Every text that is generated has it, so that a log can be searched for all of them. */
export const MARKER = 'zq7x';

const PIECES = [
  '\u2028', '\u2029', '\u0000', '\u0007', '\r\n', '\t', '\ud83c', '\udf5c', '\u202e', '\u200d', '\ufeff', '\u0301',
  '\ufdfa', '\u{1F35C}', '\u{10FFFF}', 'ﬃ', '９', 'İ', 'ß', ' ', '"', "'", '\\', '%00', '%s', '${1}', '{{', '<b>', '--',
  ';', '$1', '::int', '__proto__', '../', 'a'.repeat(300),
] as const; // prettier-ignore

/** Beginnings that some field would take. */
const VALID = [
  '', '2026-01-01', '12.30', '-7', '1e309', 'NaN', 'Infinity', '0x10', '1_000', 'ana@example.com', '+1 555 010 9999',
  'America/New_York', '@ana', '$ana', '2026-01-01T10:00:00Z', '123456', 'VENMO', 'venmo', 'LINK', 'UmVjZWlwdDph',
] as const; // prettier-ignore

const NUMBERS = [
  0,
  -0,
  -1,
  0.5,
  0.1 + 0.2,
  1e-7,
  1e21,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  100,
  99_999_999.99,
] as const;

/** @returns a value of any type. The same numbers make the same value. */
export function generateValue(random: Random, depth = 0): unknown {
  const kind = random.int(0, depth > 3 ? 6 : 9);
  if (kind <= 4) return generateText(random);
  if (kind === 5) return random.chance(0.5) ? random.pick(NUMBERS) : random.int(-1_000_000, 1_000_000) / 1_000;
  if (kind === 6) return random.pick([null, true, false]);
  const values = Array.from({ length: random.int(0, 3) }, () => generateValue(random, depth + 1));
  if (kind === 7) return values;
  return Object.fromEntries(values.map((value) => [generateText(random), value]));
}

function generateText(random: Random): string {
  const pieces = Array.from({ length: random.int(0, 3) }, () => random.pick(PIECES));
  const [first, ...rest] = [random.chance(0.7) ? random.pick(VALID) : '', ...pieces];
  return random.chance(0.5) ? [first, ...rest, MARKER].join('') : [MARKER, first, ...rest].join('');
}
