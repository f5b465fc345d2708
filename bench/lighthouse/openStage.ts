import { payClaims } from '@fairtab/services/receipts/payments/payClaims';
import { setTable } from '@fairtab/services/testing/table';
import type { Browser } from 'playwright';
import { openBrowser } from '../../e2e/rig/browser';
import { findBrowser } from '../../scripts/testing/findBrowser';
import { StartRig } from '../../scripts/testing/runStart';
import { openBenchDatabase, type BenchDatabase } from '../BenchDatabase';
import { newBusyHost } from '../history';
import { newBusyReceipt } from '../receipts';

const RECEIPTS = 200;
const PAYMENTS = 3;

/** The product, built and started as `npm start` does, with people's data in it, and the Chromium to look at it. */
export interface Stage {
  readonly url: string;
  /** Path of the program. */
  readonly chromium: string;
  readonly browser: Browser;
  /** The session of an account that hosts 200 receipts with their claims. */
  readonly session: string;
  /** Makes a receipt of 12 dishes, 8 claims of five people and 3 payments. @returns its id. */
  newReceipt(): Promise<string>;
  close(): Promise<void>;
}

/** @throws Error when there is no Chromium or the product does not start. */
export async function openStage(): Promise<Stage> {
  const chromium = findBrowser();
  if (chromium === null) throw new Error('No Chromium found. Set CHROMIUM_PATH or install one.');
  const database = await openBenchDatabase(process.env.DATABASE_URL);
  const rig = new StartRig();
  const run = await rig.start({ env: { DATABASE_URL: database.url } });
  const stop = async (): Promise<void> => {
    await rig.close();
    await database.drop();
  };
  try {
    await run.ready();
    const receipt = await newBusyReceipt(database.db);
    const { bearer: session } = await newBusyHost(database.db, { receipt, first: 0, count: RECEIPTS });
    await database.analyze();
    const browser = await openBrowser(chromium);
    return {
      url: run.address,
      chromium,
      browser,
      session,
      newReceipt: () => newPaidReceipt(database),
      close: async () => {
        await browser.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function newPaidReceipt({ db }: BenchDatabase): Promise<string> {
  const { id, claims } = await newBusyReceipt(db);
  const table = setTable(db);
  for (const { guestId } of claims.slice(0, PAYMENTS))
    await payClaims(table.guest(guestId), { receiptId: id, method: 'cash' });
  return id;
}
