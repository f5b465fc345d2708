import { expect, it } from 'vitest';
import { fileName } from './ExportFile';

it.each([
  'Café "Ñandú"',
  'a\r\nSet-Cookie: x=1',
  '../../etc/passwd',
  '"; filename="x.exe',
  '飯',
  '',
  'x'.repeat(500),
  '\u202Efdp.exe',
])('a file about %j has a name of letters, digits and dashes alone', (about) => {
  expect(fileName({ about, day: '2026-03-14', format: 'pdf' })).toMatch(
    /^fairtab-[a-z0-9]([a-z0-9-]*[a-z0-9])?-2026-03-14\.pdf$/,
  );
});
