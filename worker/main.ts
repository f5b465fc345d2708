import { refuseDebugger } from '@fairtab/services/platform/childProcesses/refuseDebugger';
import { tellParent } from '@fairtab/services/platform/childProcesses/tellParent';
import { ConfigError, readConfig, type Config } from '@fairtab/services/config';
import { createLogger } from '@fairtab/services/platform/logger';
import { openTracer } from '@fairtab/services/platform/tracing/openTracer';
import { startWorker } from './startWorker';

refuseDebugger();
const config = readConfigOrExit();
const tracer = await openTracer({ config, process: 'worker' });
const { traces } = tracer;
const logger = createLogger({ name: 'worker', level: config.logLevel, traces });
tracer.reportTo(logger);

process.on('uncaughtException', (error) => {
  logger.fatal({ err: error }, 'the worker ends because of an unhandled error');
  process.exit(1);
});

const stopping = new Promise<string>((resolve) => {
  // A second signal changes nothing: running jobs are finished, or the time runs out.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve(signal));
  // After the parent process has ended, nothing else stops this one.
  process.once('disconnect', () => resolve('its parent ended'));
});

const worker = await Promise.race([startWorker({ config, logger, traces }), stopping]);
// Stopped while it was still starting, for example while it waited for Redis. No job runs before it has started.
if (typeof worker === 'string') process.exit(0);
logger.info({ queues: config.redisUrl ? 'Redis' : 'PostgreSQL' }, 'the worker is ready');
tellParent('ready');

const reason = await stopping;
logger.info({ reason }, 'the worker finishes its jobs');
const late = setTimeout(() => {
  logger.error('the worker did not finish in time; its jobs are run again by another');
  process.exit(1);
}, config.shutdownGraceMs);
await worker.stop();
await tracer.close();
clearTimeout(late);
logger.info('the worker has stopped');
process.exit(0);

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
