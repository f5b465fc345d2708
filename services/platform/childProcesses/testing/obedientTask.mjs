// Does what the task says, in the child of ChildTasks.test.ts.
import { Buffer } from 'node:buffer';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const eaten = [];
let running = 0;

export async function run({ order, bytes = 0, file }, onProgress) {
  if (order === 'crash') process.abort();
  if (order === 'hang') for (;;);
  if (order === 'wait') await delay(60_000);
  if (order === 'throw') throw new RangeError('out of range');
  if (order === 'eat') for (;;) eaten.push(Buffer.alloc(20_000_000, 1)) && (await delay(5));
  if (order === 'read') readFileSync(file);
  if (order === 'write') writeFileSync(file, 'x');
  if (order === 'start') execFileSync('cat', [file]);
  if (order === 'thread') new Worker(`require('node:fs').readFileSync('${file}')`, { eval: true });
  if (order === 'debug') process.kill(process.ppid, 'SIGUSR1');
  if (order === 'keep') eaten.push(Buffer.alloc(bytes, 1));
  if (order === 'progress') [1, 2, 3].forEach((step) => onProgress(step));
  running += 1;
  await delay(50);
  const answer = { pid: process.pid, atOnce: running, secret: process.env.SECRET };
  running -= 1;
  return answer;
}
