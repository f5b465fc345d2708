import sharp from 'sharp';
import { openEngine } from '../openEngine';
import { readPhoto } from './readPhoto';
import type { FromReader, ToReader } from './readerMessages';
import { UnreadablePhoto } from '../UnreadablePhoto';

// The worker has ended: there is nothing to save, and Node can hang on its way out while modules are still loading.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const say = (message: FromReader): void => void process.send?.(message);
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

// One photo at a time on one core: nothing to remember between photos, and no threads to share one with.
sharp.cache(false);
sharp.concurrency(1);

try {
  const engine = await openEngine({ visionCredentials: process.env.GOOGLE_APPLICATION_CREDENTIALS });
  process.on('message', ({ photo }: ToReader) => {
    readPhoto({ photo, engine, onStage: (stage) => say({ kind: 'stage', stage }) }).then(
      (read) => say({ kind: 'read', read }),
      (error: unknown) =>
        say({ kind: error instanceof UnreadablePhoto ? 'unreadable' : 'unavailable', message: reasonOf(error) }),
    );
  });
  say({ kind: 'ready' });
} catch (error) {
  say({ kind: 'unavailable', message: reasonOf(error) });
}
