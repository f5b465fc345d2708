import { App } from '../../e2e/app';
import { LUNCH } from '../../e2e/bills';
import { openBrowser } from '../../e2e/browser';
import { bytesOf, measureDownload } from '../../e2e/measureDownload';
import { Product } from '../../e2e/product';
import budgets from '../../web/budgets.json';
import type { Bench, Row } from '../Row';

const BUDGET_BYTES = budgets['/live-receipt/:id'];

/** What a phone receives over HTTP before a live receipt can be used, from a product built of the present sources. */
export const bundle: Row = {
  name: 'bundle',
  run: async (bench: Bench) => {
    bench.say('  starting the product');
    const product = await Product.start();
    const browser = await openBrowser();
    try {
      const app = new App({ url: product.url, browser });
      const [host, diner] = await Promise.all([app.host(), app.diner()]);
      const address = await host.createsReceipt(LUNCH);
      const files = await measureDownload({ page: diner.page, address, usable: diner.item('Soup') });
      const bytes = bytesOf(files);
      return [
        {
          measure: `a live receipt until it can be used, ${files.length} files on the wire`,
          ours: `${(bytes / 1000).toFixed(1)} kB`,
          baseline: 'peers: 345 and 545 kB of JavaScript',
          ratio: '',
          target: `< ${BUDGET_BYTES / 1000} kB`,
          isReached: bytes < BUDGET_BYTES,
        },
      ];
    } finally {
      await browser.close();
      await product.close();
    }
  },
};
