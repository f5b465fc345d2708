import { App } from '../../e2e/rig/app';
import { LUNCH } from '../../e2e/rig/bills';
import { openBrowser } from '../../e2e/rig/browser';
import { CLAIM_BUTTON } from '../../e2e/rig/hydration';
import { measureDownload } from '../../e2e/rig/measureDownload';
import { Product } from '../../e2e/rig/product';
import budgets from '../../web/budgets.json';
import type { Bench, Row } from '../Row';

const BUDGET_BYTES = budgets['/live-receipt/:id'].total;

/** What a phone receives over HTTP until a live receipt is idle, from a product built of the present sources. */
export const bundle: Row = {
  name: 'bundle',
  run: async (bench: Bench) => {
    bench.say('  starting the product');
    const product = await Product.start();
    const browser = await openBrowser();
    try {
      const app = new App({ url: product.url, browser });
      const address = product.url + (await (await app.host()).createsReceipt(LUNCH));
      const { files, total } = await measureDownload({ browser, address, shows: 'Soup', drawn: CLAIM_BUTTON });
      return [
        {
          measure: `a live receipt until it is idle, ${files.length} files on the wire`,
          ours: `${(total / 1000).toFixed(1)} kB`,
          baseline: 'peers: 345 and 545 kB of JavaScript',
          ratio: '',
          target: `<= ${BUDGET_BYTES / 1000} kB`,
          isReached: total <= BUDGET_BYTES,
        },
      ];
    } finally {
      await browser.close();
      await product.close();
    }
  },
};
