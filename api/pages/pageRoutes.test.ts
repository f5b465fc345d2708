import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { otherRoutes } from '@fairtab/web/src/otherRoutes';
import { routes } from '@fairtab/web/src/routes';
import { expect, it } from 'vitest';
import { PAGE_ROUTES } from './pageRoutes';

const SCREENS = fileURLToPath(new URL('../../web/src/screens/', import.meta.url));

it('has the same addresses as the client', () => {
  const paths = (table: readonly { path: string }[]) => table.map(({ path }) => path).sort();
  expect(paths(PAGE_ROUTES)).toEqual(paths([...routes, ...otherRoutes]));
});

it.each(PAGE_ROUTES)('names the screen that $path has in the client', ({ screen }) => {
  expect(existsSync(`${SCREENS}${screen}/${screen}Screen.tsx`)).toBe(true);
});
