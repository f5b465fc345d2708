import { spawn } from 'node:child_process';
import { projectRoot } from './Child';
import { Problem } from './Problem';
import type { Running } from './startFairtab';
import type { Steps } from './Steps';

function runSeed(env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const seed = spawn(process.execPath, ['--import', 'tsx', 'prisma/seed.ts'], {
      cwd: projectRoot,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const chunks: Buffer[] = [];
    seed.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    seed.once('error', reject);
    seed.once('exit', (code) => {
      if (code === 0) resolve(Buffer.concat(chunks).toString('utf8').trim());
      else reject(new Problem(`The demo table could not be made (exit code ${code}). What went wrong is above.`));
    });
  });
}

/** Adds the demo receipt to the database unless it has one. @returns its address. */
export async function seedDemo({ running, steps }: { running: Running; steps: Steps }): Promise<string> {
  const env = { ...process.env, DATABASE_URL: running.databaseUrl };
  const path = await steps.step({ name: 'demo table', run: () => runSeed(env), outcome: () => 'is there' });
  return `${running.config.publicUrl ?? running.address}${path}`;
}
