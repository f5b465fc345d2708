import { Browser } from '@fairtab/api/testing/Browser';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../../launcher/Child';
import { checkScreens, checkWrites } from '../chaos/checkParties';
import { Party } from '../chaos/Party';
import { Figures } from '../chaos/Phone';
import { Screen } from '../chaos/Screen';
import { Fleet } from './Fleet';

const TABLES = 2;
const DINERS_OF_TABLE = 4;
/** Between two people who ask for the newsletter. An address may ask thirty times an hour. */
const MAIL_EVERY_MS = 1_500;
const MAIL_MS = 30_000;

export interface Replacement {
  readonly acknowledged: number;
  readonly figures: Figures;
  readonly screens: number;
  /** How often a screen had to connect again. */
  readonly reconnects: number;
  /** How many mails were asked for, and so sent by a worker. */
  readonly mails: number;
  /** How each old process ended. */
  readonly ends: readonly (number | NodeJS.Signals)[];
  readonly secondsOfReplacing: number;
  /** What is wrong, one line each. */
  readonly wrong: readonly string[];
}

/**
 * Lets tables claim, pay and confirm through HAProxy while each web server and worker is replaced. Then every answer is
 * compared with the database, every screen with every web server, and the mails with what was asked for.
 */
export async function replaceUnderLoad({
  seed,
  root = projectRoot,
  replace = (fleet) => fleet.replaceEach(),
}: {
  seed: number;
  /** The folder of the Fairtab that it begins with; by default this one. */
  root?: string;
  /** Replaces the processes. @returns how each old one ended. */
  replace?: (fleet: Fleet) => Promise<readonly (number | NodeJS.Signals)[]>;
}): Promise<Replacement> {
  const fleet = await Fleet.start({ root });
  const screens: Screen[] = [];
  try {
    const urls = [fleet.url];
    const figures = new Figures();
    const parties: Party[] = [];
    for (let index = 0; index < TABLES; index++) {
      const party = await Party.open({ urls, diners: DINERS_OF_TABLE, figures });
      parties.push(party);
      const { receiptId } = party.table;
      for (let n = 0; n < DINERS_OF_TABLE; n++) screens.push(new Screen({ urls, first: 0, receiptId }));
    }
    let isOver = false;
    const over = () => isOver;
    const evening = Promise.all(
      parties.map((party, index) => party.run({ seed: seed * 10_000 + index * 100 + 1, isOver: over })),
    );
    const readers = askForMails(fleet.url, over);
    const begin = performance.now();
    const ends = await replace(fleet);
    const secondsOfReplacing = Math.round((performance.now() - begin) / 1_000);
    isOver = true;
    await evening;
    const emails = await readers;
    return {
      acknowledged: parties.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      figures,
      screens: screens.length,
      reconnects: screens.reduce((sum, { connections }) => sum + connections - 1, 0),
      mails: emails.length,
      ends,
      secondsOfReplacing,
      wrong: [
        ...parties.flatMap(({ problems }) => problems),
        ...(await checkWrites(fleet.databaseUrl, parties)),
        ...(await checkScreens([fleet.url, ...fleet.urls], { parties, screens })),
        ...(await checkMails(fleet.mailFolder, emails)),
      ],
    };
  } finally {
    await Promise.all(screens.map((screen) => screen.close()));
    await fleet.stop();
  }
}

/** @returns the addresses to which the product said that a mail goes. */
async function askForMails(url: string, isOver: () => boolean): Promise<readonly string[]> {
  const query =
    'mutation ($email: String!) { signUpForNewsletter(input: { email: $email, consents: true }) { __typename } }';
  const browser = new Browser(url);
  const emails: string[] = [];
  // An address of its own for each try, because one without an answer may have been heard all the same.
  for (let asked = 1; !isOver(); asked += 1) {
    const email = `reader${asked}@example.com`;
    const answer = await browser.ask(query, { email }).catch(() => null);
    const { __typename } = (answer?.data?.['signUpForNewsletter'] ?? {}) as { __typename?: string };
    if (__typename === 'SignUpForNewsletterPayload') emails.push(email);
    await wait(MAIL_EVERY_MS);
  }
  return emails;
}

/** Waits until a worker has sent each mail. @returns whose mail did not come, or came more often than it was asked for. */
async function checkMails(folder: string, emails: readonly string[]): Promise<string[]> {
  for (const end = performance.now() + MAIL_MS; ;) {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const countOf = (email: string) => mails.filter((mail) => new RegExp(`^To: .*${email}`, 'm').test(mail)).length;
    const wrong = emails.filter((email) => countOf(email) !== 1).map((email) => `${email} has ${countOf(email)} mails`);
    if (wrong.length === 0 || performance.now() > end) return wrong;
    await wait(250);
  }
}
