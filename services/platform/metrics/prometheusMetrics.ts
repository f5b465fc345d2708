import { performance } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { DomainError } from '../errors';
import { MESSAGE_OUTCOMES, type Metrics } from './Metrics';
import { HOLD_REASONS } from '../HoldReason';
import { webVitals } from './webVitals';

/** Upper bounds of durations, in seconds. */
const OF_REQUESTS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const OF_JOBS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60];
/** Twelve writers are the most that are written together (services/receipts/writing/changeReceipt.ts). */
const OF_BATCHES = [1, 2, 4, 8, 12];

const CHANNELS = ['email', 'push', 'sms'];
const SCAN_OUTCOMES = ['done', 'notAReceipt', 'unclear', 'unreadable', 'unavailable'];

/** Counts in a registry, which Prometheus reads. */
export function prometheusMetrics(registry: Registry): Metrics {
  const registers = [registry];
  const requests = new Histogram({
    name: 'fairtab_http_request_duration_seconds',
    help: 'Requests by route, method, status and document of the app, until the answer has left or the connection broke.',
    labelNames: ['route', 'method', 'status', 'operation'],
    buckets: OF_REQUESTS,
    registers,
  });
  const claims = new Histogram({
    name: 'fairtab_claim_duration_seconds',
    help: 'Claims from the call to the answer, with the wait for their turn.',
    labelNames: ['outcome'],
    buckets: OF_REQUESTS,
    registers,
  });
  const batches = new Histogram({
    name: 'fairtab_write_batch_size',
    help: 'Writers of one receipt that were decided together.',
    buckets: OF_BATCHES,
    registers,
  });
  const conflicts = new Counter({
    name: 'fairtab_write_conflicts_total',
    help: 'Decisions that were made again, because another process changed the receipt in between.',
    registers,
  });
  const live = new Gauge({
    name: 'fairtab_live_connections',
    help: 'Open sockets, and streams of events over HTTP.',
    labelNames: ['kind'],
    registers,
  });
  const lag = new Histogram({
    name: 'fairtab_live_event_lag_seconds',
    help: 'From the write of a change until its event has left the process, for each subscriber.',
    buckets: OF_REQUESTS,
    registers,
  });
  const jobs = new Histogram({
    name: 'fairtab_job_duration_seconds',
    help: 'Tries of jobs by job and outcome.',
    // Prometheus itself has a label called job.
    labelNames: ['job_name', 'outcome'],
    buckets: OF_JOBS,
    registers,
  });
  const scans = new Counter({
    name: 'fairtab_scans_total',
    help: 'Scans of photos that ended, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const messages = new Counter({
    name: 'fairtab_messages_total',
    help: 'Tries to send a mail, push message or SMS, by outcome.',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  const held = new Counter({
    name: 'fairtab_messages_held_total',
    help: 'Messages that were held back, by the reason.',
    labelNames: ['channel', 'reason'],
    registers,
  });
  const refusals = new Counter({
    name: 'fairtab_limit_refusals_total',
    help: 'Refusals because of a limit on attempts or connections, by limit.',
    labelNames: ['limit'],
    registers,
  });

  const vitalMeasured = webVitals(registry);

  // Prometheus takes the first value of a counter for its start, so what is rare begins at 0.
  for (const outcome of SCAN_OUTCOMES) scans.inc({ outcome }, 0);
  for (const channel of CHANNELS) for (const outcome of MESSAGE_OUTCOMES) messages.inc({ channel, outcome }, 0);
  for (const reason of HOLD_REASONS) held.inc({ channel: reason === 'country' ? 'sms' : 'email', reason }, 0);

  return {
    requestEnded: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    timeClaim: async (claiming) => {
      const since = performance.now();
      const ended = (outcome: string) => claims.observe({ outcome }, (performance.now() - since) / 1000);
      try {
        const claimed = await claiming;
        ended('saved');
        return claimed;
      } catch (error) {
        ended(error instanceof DomainError ? 'refused' : 'failed');
        throw error;
      }
    },
    batchWritten: (writers) => batches.observe(writers),
    writeConflicted: () => conflicts.inc(),
    liveOpened: (kind) => live.inc({ kind }),
    liveClosed: (kind) => live.dec({ kind }),
    // Clocks of two machines differ, and no event arrives before it was written.
    eventSent: ({ writtenAt, nowMs }) => lag.observe(Math.max(0, nowMs - Date.parse(writtenAt)) / 1000),
    jobEnded: ({ job, outcome, seconds }) => jobs.observe({ job_name: job, outcome }, seconds),
    scanEnded: (outcome) => scans.inc({ outcome }),
    messageEnded: (labels) => messages.inc(labels),
    messageHeld: (labels) => held.inc(labels),
    refused: (limit) => refusals.inc({ limit }),
    vitalMeasured,
  };
}
