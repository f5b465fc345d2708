import { networkInterfaces } from 'node:os';
import { seedDemo } from './demo';
import { forPhones } from './forPhones';
import { type Running, startFairtab, StopList } from './startFairtab';
import { Steps } from './Steps';
import { whenNpmIsGone } from './whenNpmIsGone';

/** The address for phones on the same network, or null when the server listens on this machine only. */
function networkAddress({ config, address }: Running): string | null {
  if (config.publicUrl) return config.publicUrl;
  if (config.host !== '0.0.0.0' && config.host !== '::') return null;
  const found = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find((entry) => entry.family === 'IPv4' && !entry.internal);
  return found ? `http://${found.address}:${new URL(address).port}` : null;
}

async function run({ mode, steps, stops }: { mode: string; steps: Steps; stops: StopList }): Promise<string> {
  if (mode === '--dev') {
    // It needs tools that are not installed for production.
    const { runDevelopment } = await import('./dev');
    return runDevelopment({ steps, stops });
  }
  const running = await startFairtab({ steps, stops });
  const near = networkAddress(running);
  const demo = mode === '--demo' ? await seedDemo({ running, steps }) : null;
  steps.ready([
    `Fairtab is ready at ${running.address}`,
    ...forPhones(near, { isTerminal: process.stdout.isTTY }),
    demo ? `A table to try: ${demo}` : 'A table to try it with: npm run demo',
  ]);
  return running.broken;
}

/** Runs Fairtab until a signal stops it or it can no longer serve. Then the process exits. */
export async function main(args: readonly string[]): Promise<void> {
  const steps = new Steps();
  const stops = new StopList();
  const stop = async () => {
    if (stops.isStopping) {
      stops.kill();
      process.exit(130);
    }
    steps.say('stopping');
    await stops.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  whenNpmIsGone(() => {
    if (!stops.isStopping) void stop();
  });
  try {
    const reason = await run({ mode: args[0] ?? '', steps, stops });
    if (stops.isStopping) return;
    process.stderr.write(`\n${reason} Stopping.\n\n`);
  } catch (error) {
    if (stops.isStopping) return;
    steps.fail(error);
  }
  await stops.stop();
  process.exit(1);
}
