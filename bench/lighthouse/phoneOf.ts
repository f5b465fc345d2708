import type { BrowserContextOptions } from 'playwright';
import { PHONE } from '../../e2e/rig/browser';
import type { Stage } from './openStage';

/** A phone that knows its diner's name. */
export function phoneOf(name: string, { url }: Pick<Stage, 'url'>): BrowserContextOptions {
  const diner = { name: 'fairtab.diner', value: JSON.stringify({ name, email: '', phone: '' }) };
  return { ...PHONE, storageState: { cookies: [], origins: [{ origin: url, localStorage: [diner] }] } };
}
