import { once } from 'node:events';

/**
 * Waits, when `npm start` has started this process as a spare one, until it is told to serve. By then all code is loaded, so
 * it serves within a moment.
 */
export async function standBy(): Promise<void> {
  if (process.env['FAIRTAB_STANDBY'] === undefined) return;
  // Nothing else keeps the process alive while it waits.
  process.channel?.ref();
  await once(process, 'message');
  process.channel?.unref();
}
