import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PAGES = ['asvs-web', 'asvs-identity', 'asvs-system'];

/**
 * How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0.0 has. Without its chapters about OAuth and WebRTC,
 * which apply to nothing here. In each section these come first, and those of level 3 follow.
 */
const SECTIONS: Readonly<Record<string, readonly number[]>> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
};
const EXPECTED = Object.entries(SECTIONS).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter.slice(1)}.${section + 1}.${index + 1}`),
  ),
);

const rows = PAGES.flatMap((page) =>
  readFileSync(new URL(`../../docs/security/${page}.md`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim())),
);

it('every requirement of levels 1 and 2 has one verdict, and a proof or a reason', () => {
  expect(rows.map(([, requirement]) => requirement)).toEqual(EXPECTED);
  for (const [, requirement, subject, verdict, why] of rows) {
    expect(['holds', 'in part', 'not applicable'], requirement).toContain(verdict);
    expect(subject, requirement).not.toBe('');
    expect(why, requirement).not.toBe('');
  }
});

it('the page about security has the sums', () => {
  const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
  const sums = [...page.matchAll(/^\| \[V(\d+) .*?\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm)].map(([, ...cells]) =>
    cells.map(Number),
  );
  const count = (chapter: string, verdict: string) =>
    rows.filter(([, requirement = '', , found]) => requirement.startsWith(`${chapter.slice(1)}.`) && found === verdict)
      .length;
  expect(sums).toEqual(
    Object.keys(SECTIONS).map((chapter) => [
      Number(chapter.slice(1)),
      ...['holds', 'in part', 'not applicable'].map((verdict) => count(chapter, verdict)),
    ]),
  );
});
