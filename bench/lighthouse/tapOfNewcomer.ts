import { PHONE } from '../../e2e/rig/browser';
import { median } from '../stats';
import { assertClaimedOnce, tapOnSlowPhone } from './slowTap';
import { inSeconds, type Subject } from './Subject';

const MAX_MS = 1_800;
const DISH = 'Cacio e Pepe';
/** Nobody at the table has it. */
const NAME = 'Zoe';

/**
 * From a link that was followed to the question "Who are you?", on a slow phone with an empty cache that knows no name. The diner
 * taps as soon as the button is there, and every 100 ms until the question shows, and then answers it.
 */
export const tapOfNewcomer: Subject = {
  name: 'newcomer',
  title: 'a tap of a newcomer is answered by the question after (slow 4G, CPU 4x slower)',
  measure: async ({ stage, runs, say }) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const id = await stage.newReceipt();
      const context = await stage.browser.newContext(PHONE);
      try {
        const { page, shownMs, firstTapMs, taps } = await tapOnSlowPhone({
          context,
          address: `${stage.url}/live-receipt/${id}`,
          button: `button[aria-label^="Claim ${DISH} "]`,
          shown: 'dialog[open]',
        });
        await page.getByRole('dialog').getByRole('textbox').fill(NAME);
        await page.keyboard.press('Enter');
        await assertClaimedOnce({ context, url: stage.url, id, dish: DISH, name: NAME });
        times.push(shownMs);
        say(`  asked after ${inSeconds(shownMs)}; ${taps} taps, the first after ${inSeconds(firstTapMs)}`);
      } finally {
        await context.close();
      }
    }
    return { figures: [{ name: 'time', value: median(times), target: { atMost: MAX_MS }, print: inSeconds }] };
  },
};
