import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { projectRoot } from './Child';
import { forPhones } from './forPhones';

const AT_HOME = 'http://192.168.1.7:3000';
const ADDRESS = `Phones on the same network: ${AT_HOME}`;

it('a person at a terminal reads what phones lack without https, and where it is described', () => {
  const [address, ...rest] = forPhones(AT_HOME, { isTerminal: true });
  expect(address).toBe(ADDRESS);
  expect(rest.join(' ')).toMatch(/Push messages, passkeys and pages without a signal need https/);
  const heading = /docs\/operations\.md, "([^"]+)"/.exec(rest.join(' '))?.[1];
  expect(readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8')).toContain(`\n## ${heading}\n`);
});

it('a program that reads the output gets the address alone, and phones that have https lack nothing', () => {
  expect(forPhones(AT_HOME, { isTerminal: false })).toEqual([ADDRESS]);
  expect(forPhones('https://fairtab.example', { isTerminal: true }).join(' ')).not.toContain('need https');
});

it('phones that cannot reach this machine are not spoken of', () => {
  expect(forPhones(null, { isTerminal: true })).toEqual([]);
});

it('a person at a terminal gets a QR code of the address', () => {
  const lines = forPhones(AT_HOME, { isTerminal: true }).filter((line) => /[█▀▄]/.test(line));
  // Each character is two modules, one above the other.
  const modules = lines.flatMap((line) => {
    const blocks = line.replace(/\u001b\[[\d;]*m/g, '').split('');
    return [blocks.map((block) => ' ▄'.includes(block)), blocks.map((block) => ' ▀'.includes(block))];
  });
  const { data, size } = encode(AT_HOME, { border: 2 });
  expect(modules.slice(0, size)).toEqual(data);
});
