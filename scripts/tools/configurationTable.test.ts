import { readStartConfig } from '@fairtab/services/config';
import { CONFIG_VARIABLES } from '@fairtab/services/configVariables';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../launcher/Child';
import { readVariables, withConfigurationTable } from './configurationTable';

it('every variable has a comment that says what it means and what it is when it is not set', () => {
  const variables = readVariables();
  expect(variables.map(({ name }) => name).sort()).toEqual([...CONFIG_VARIABLES].sort());
  for (const { name, ...said } of variables) {
    expect(said.meaning, name).toMatch(/^\S.*\.$/);
    expect(said.default, name).not.toBe('');
  }
});

it('a value that a comment names as the default changes nothing', () => {
  for (const { name, default: text } of readVariables()) {
    const value = /^`([^`]+)`/.exec(text)?.[1];
    if (value !== undefined && name !== 'CONTACT_ADDRESS')
      expect(readStartConfig({ [name]: value }), name).toEqual(readStartConfig({}));
  }
});

// When it fails, run `npm run generate` and commit what it changed.
it('docs/operations.md has the table that the comments make', async () => {
  const text = readFileSync(join(projectRoot, 'docs', 'operations.md'), 'utf8');
  expect(text === (await withConfigurationTable(text))).toBe(true);
});
