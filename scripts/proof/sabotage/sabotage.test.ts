import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../launcher/Child';
import { SABOTAGES } from './sabotages';

it.each(SABOTAGES)('$harm: the text that is replaced is in $file', ({ file, from, to }) => {
  expect(readFileSync(join(projectRoot, file), 'utf8')).toContain(from);
  expect(to).not.toBe(from);
});

it.each(SABOTAGES)('$harm: the tests that should notice it exist', ({ project, tests }) => {
  for (const test of tests)
    expect(existsSync(join(projectRoot, project === 'web' ? 'web' : '', test)), test).toBe(true);
});
