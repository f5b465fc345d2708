import { projectRoot } from '../../scripts/launcher/Child';
import { buildWeb } from '../../scripts/launcher/buildWeb';
import { compare } from '../compare';
import { graphQLRequest, pageRequest } from '../load/requests';
import { newBusyReceipt, newDiners } from '../receipts';
import { inMs, perSecond, type Bench, type Row } from '../Row';
import { ServerProcess } from '../ServerProcess';
import { median } from '../stats';
import { assertRight } from './assertRight';

const CONNECTIONS = 32;
const ROUND_MS = 1_200;
const MIN_RATIO = 0.5;

const DINERS = 12;
const PRIVATE_PAGES = 240;
const PRIVATE_CONNECTIONS = 4;
const PRIVATE_ROUNDS = 5;
const MAX_CPU_MS = 8;

/** A dish as the page has it in its text, and as it has it in its data. */
const RENDERED = '>Roast Chicken<';
const IN_DATA = '"Roast Chicken"';

/**
 * The page of a live receipt, compressed as a phone takes it. For visitors without a cookie it is the same, so that it can
 * be kept; beside it the cheapest query of the same server. For a diner with a cookie it is made anew each time.
 */
export const page: Row = {
  name: 'page',
  run: async (bench: Bench) => {
    const { database } = bench;
    await buildWeb({ root: projectRoot, contactAddress: null, onStep: (step) => bench.say(`  ${step}`) });
    const receipt = await newBusyReceipt(database.db);
    const diners = await newDiners(database.db, DINERS);
    await database.analyze();
    const path = `/live-receipt/${receipt.id}`;
    const api = await ServerProcess.startApi(database.url);
    try {
      const { port } = api;
      const isRendered = (await (await fetch(`http://127.0.0.1:${port}${path}`)).text()).includes(RENDERED);
      const right = isRendered ? RENDERED : IN_DATA;
      const asRendered = (figure: string): string => (isRendered ? figure : `${figure}, data only`);

      const rate = async (request: string, text: string): Promise<number> => {
        const job = { port, connections: CONNECTIONS, requests: [request], durationMs: ROUND_MS, right: text };
        return assertRight(await bench.http.call('run', job)).perSecond;
      };
      const kept = () => rate(pageRequest({ port, path }), right);
      const typename = () => rate(graphQLRequest({ port, body: { query: '{ __typename }' } }), '"Query"');
      await kept();
      await typename();
      const { ours, baseline, ratio } = await compare({ rounds: 7, ours: kept, baseline: typename });

      const requests = Array.from({ length: PRIVATE_PAGES }, (_, index) => {
        const { secret: cookie } = diners[index % DINERS] ?? { secret: '' };
        return pageRequest({ port, path, cookie });
      });
      const cpuPerPage = async (): Promise<number> => {
        const before = api.cpuMs();
        assertRight(await bench.http.call('run', { port, connections: PRIVATE_CONNECTIONS, requests, right }));
        return (api.cpuMs() - before) / PRIVATE_PAGES;
      };
      await cpuPerPage();
      const rounds: number[] = [];
      for (let round = 0; round < PRIVATE_ROUNDS; round++) rounds.push(await cpuPerPage());
      const cpuMs = median(rounds);
      const isKnown = !Number.isNaN(cpuMs);
      return [
        {
          measure: 'page of a live receipt for visitors without a cookie, c=32',
          ours: asRendered(perSecond(ours)),
          baseline: `${perSecond(baseline)} { __typename }`,
          ratio: ratio.toFixed(2),
          target: `>= ${MIN_RATIO}`,
          isReached: isRendered && ratio >= MIN_RATIO,
        },
        {
          measure: 'page of a live receipt for a diner: CPU of the api',
          ours: isKnown ? asRendered(inMs(cpuMs)) : 'this system has no /proc',
          baseline: '',
          ratio: '',
          target: `<= ${MAX_CPU_MS} ms`,
          isReached: isKnown ? isRendered && cpuMs <= MAX_CPU_MS : null,
        },
      ];
    } finally {
      await api.stop();
    }
  },
};
