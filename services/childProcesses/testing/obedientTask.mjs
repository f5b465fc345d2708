// Does what the task says, in the child of ChildTasks.test.ts.
import { Buffer } from 'node:buffer';
import { setTimeout as delay } from 'node:timers/promises';

const eaten = [];
let running = 0;

export async function run({ order, bytes = 0 }, onProgress) {
  if (order === 'crash') process.abort();
  if (order === 'hang') for (;;);
  if (order === 'wait') await delay(60_000);
  if (order === 'throw') throw new RangeError('out of range');
  if (order === 'eat') for (;;) eaten.push(Buffer.alloc(20_000_000, 1)) && (await delay(5));
  if (order === 'keep') eaten.push(Buffer.alloc(bytes, 1));
  if (order === 'progress') [1, 2, 3].forEach((step) => onProgress(step));
  running += 1;
  await delay(50);
  const answer = { pid: process.pid, atOnce: running, secret: process.env.SECRET };
  running -= 1;
  return answer;
}
