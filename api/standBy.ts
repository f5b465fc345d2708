import { tellParent } from '@fairtab/services/platform/childProcesses/tellParent';
import { once } from 'node:events';

/**
 * Waits, when `npm start` has started this process, until it is told to serve, and takes the environment that it is told. By
 * then all code is loaded, so it serves within a moment.
 */
export async function standBy(): Promise<void> {
  if (process.env['FAIRTAB_STANDBY'] === undefined) return;
  // Nothing else keeps the process alive while it waits.
  process.channel?.ref();
  const told = once(process, 'message');
  // A message that is sent before somebody listens would be lost.
  tellParent('loaded');
  const [env] = (await told) as [Readonly<Record<string, string>>];
  Object.assign(process.env, env);
  process.channel?.unref();
}
