import { buildWeb } from '../../scripts/launcher/buildWeb';
import { projectRoot } from '../../scripts/launcher/Child';
import { bundleSize, LIVE_BUDGET_BYTES } from '../../web/scripts/bundleSize';
import type { Bench, Row } from '../Row';

/** What a phone downloads before the live receipt can be tapped, from a build of the present sources. */
export const bundle: Row = {
  name: 'bundle',
  run: async (bench: Bench) => {
    await buildWeb({ root: projectRoot, onStep: (step) => bench.say(`  ${step}`) });
    const { totalGzipBytes } = bundleSize();
    return [
      {
        measure: 'JavaScript to the first interactive live receipt, gzip',
        ours: `${(totalGzipBytes / 1000).toFixed(1)} kB`,
        baseline: 'peers: 345 and 545 kB',
        ratio: '',
        target: `< ${LIVE_BUDGET_BYTES / 1000} kB`,
        isReached: totalGzipBytes < LIVE_BUDGET_BYTES,
      },
    ];
  },
};
