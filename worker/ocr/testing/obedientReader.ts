import type { FromReader, ToReader } from '../process/readerMessages';

// Stands in for the process that reads photos and does what the "photo" says.
process.once('disconnect', () => process.exit());

const say = (message: FromReader): void => void process.send?.(message);
const eaten: Buffer[] = [];

process.on('message', ({ photo }: ToReader) => {
  const order = Buffer.from(photo).toString();
  if (order === 'crash') process.abort();
  if (order === 'hang') for (;;);
  if (order === 'eat') setInterval(() => eaten.push(Buffer.alloc(20_000_000, 1)), 5);
  else if (order === 'refuse') say({ kind: 'unreadable', message: 'refused' });
  else if (order === 'fail') say({ kind: 'unavailable', message: 'no engine' });
  else {
    say({ kind: 'stage', stage: 'turning' });
    say({ kind: 'stage', stage: 'reading' });
    const pid = Buffer.from(String(process.pid));
    say({ kind: 'read', read: { page: { width: 1, height: 1, words: [] }, jpeg: pid, width: 1, height: 1 } });
  }
});
say({ kind: 'ready' });
