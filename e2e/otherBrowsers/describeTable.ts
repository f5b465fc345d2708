import { afterAll, afterEach, beforeAll, describe, inject, test } from 'vitest';
import { LUNCH } from '../rig/bills';
import { createReceipt } from '../rig/createReceipt';
import { expect } from '../rig/expect';
import { CuttableLine } from './CuttableLine';
import type { OtherBrowser } from './Driver';
import { Phone } from './Phone';

const WAITING = 'Waiting to be claimed';

/** The five scenarios that matter most at a table, in a browser that is not Chromium. */
export function describeTable({ name, start }: { name: string; start: () => Promise<OtherBrowser> }): void {
  describe(`a table with phones of ${name}`, () => {
    let browser: OtherBrowser;
    const phones: Phone[] = [];
    beforeAll(async () => {
      browser = await start();
    });
    afterEach(async () => {
      await Promise.all(phones.splice(0).map((phone) => phone.close()));
    });
    afterAll(() => browser.close());

    async function newPhone(): Promise<Phone> {
      const phone = new Phone(await browser.newWindow());
      phones.push(phone);
      return phone;
    }

    /** Two phones at the table of a new receipt. */
    async function seatTwo(url = inject('productUrl')): Promise<readonly [Phone, Phone]> {
      const link = url + (await createReceipt(ask, LUNCH, 'America/New_York'));
      const both = await Promise.all([newPhone(), newPhone()]);
      for (const phone of both) await phone.open(link);
      return both;
    }

    test('claims a dish, and the other phone sees it at once', async () => {
      const [ana, ben] = await seatTwo();
      await ben.seesButton('Claim Soup');
      await claim(ana, { item: 'Soup', as: 'Ana' });
      await ana.seesButton('Change Soup for Ana');
      await ben.seesOn('Soup', 'Ana');
      await ben.seesOn('Soup', 'Fully Claimed');
    });

    test('shares a dish: the second diner takes the other half with one tap', async () => {
      const [ana, ben] = await seatTwo();
      await claim(ana, { item: 'Sandwich', as: 'Ana', sharedBy: 2 });
      await ben.seesOn('Sandwich', '1/2');
      await claim(ben, { item: 'Soup', as: 'Ben' });
      await ben.seesButton('Change Soup for Ben');
      await ben.click('button', 'Claim 1/2 Sandwich');
      await ben.seesButton('Change Sandwich for Ben');
      await ana.seesOn('Sandwich', 'Ben');
      await ana.seesOn('Sandwich', 'Fully Claimed');
    });

    test('types a bill in the wizard, keeps it through a reload, and shares the link', async () => {
      const [priya, ana] = await Promise.all([newPhone(), newPhone()]);
      await typeBill(priya);
      await priya.reload();
      expect(await priya.valueOf('textbox', 'Item 1')).toBe('Soup');
      const link = await submitBill(priya);
      await ana.open(link);
      await ana.sees('Corner Deli');
      await ana.seesOn('Soup', '$11.00');
    });

    test('pays, and the host confirms it', async () => {
      const [priya, ana] = await Promise.all([newPhone(), newPhone()]);
      await typeBill(priya);
      const link = await submitBill(priya);
      await Promise.all([priya.open(link), ana.open(link)]);
      await claim(ana, { item: 'Soup', as: 'Ana' });
      await ana.seesButton('Change Soup for Ana');
      await ana.click('button', 'Pay $11.00');
      await ana.click('radio', 'Cash');
      await ana.click('button', 'I paid $11.00');
      await ana.sees('All paid. Thank you!');
      await ana.sees('Priya can confirm');
      await priya.click('button', 'Confirm $11.00');
      await priya.sees('Payment confirmed');
      await priya.seesNoButton('Confirm ');
      await ana.seesNo('Priya can confirm');
    });

    test('loses the line, keeps what was tapped, and claims it once when the line is back', async () => {
      const line = await CuttableLine.to(inject('productUrl'));
      try {
        const [ana, ben] = await seatTwo(line.url);
        await claim(ana, { item: 'Lemonade', as: 'Ana', units: 1 });
        await ana.seesButton('Change Lemonade for Ana');
        await ben.seesOn('Lemonade', 'Ana');
        line.cut();
        await ana.sees('Reconnecting');
        await ana.click('button', 'Claim Soup');
        await ana.seesOn('Soup', WAITING);
        line.mend();
        await ana.seesButton('Change Soup for Ana');
        await ana.seesNo(WAITING);
        await ben.seesOn('Soup', 'Ana');
        await ana.seesButton('Pay $16.50');
      } finally {
        await line.close();
      }
    });
  });
}

/** Asks the API as a host without a phone. */
async function ask<Data>(query: string, variables: object): Promise<Data> {
  const response = await fetch(`${inject('productUrl')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: Data }).data;
}

interface Claim {
  readonly item: string;
  readonly as: string;
  readonly units?: number;
  readonly sharedBy?: number;
}

async function claim(phone: Phone, { item, as, units, sharedBy }: Claim): Promise<void> {
  // A row of several units says first which part a tap takes.
  await phone.click('button', units === undefined ? `Claim ${item}` : `Claim 1 of 2 ${item}`);
  await phone.click('button', 'Share it, or say how many');
  if (units !== undefined) await phone.type('spinbutton', 'How many of the', String(units));
  if (sharedBy !== undefined) await phone.type('spinbutton', 'Shared by how many', String(sharedBy));
  await phone.type('textbox', 'Your Name', as);
  await phone.click('button', 'Claim for ');
}

/** One dish of $10 with $1 of tax, to be paid to Priya in cash. */
async function typeBill(phone: Phone): Promise<void> {
  await phone.open(`${inject('productUrl')}/submit-receipt`);
  await phone.click('button', 'Continue to Manual Entry');
  for (const [name, text] of Object.entries({
    'Item 1': 'Soup',
    Price: '10.00',
    'Restaurant name': 'Corner Deli',
    Tax: '1.00',
    'Printed total': '11.00',
    'Your name': 'Priya',
  }))
    await phone.type('textbox', name, text);
  await phone.click('checkbox', 'Cash');
  await phone.sees('Items add up to the total');
}

/** @returns the link to share. */
async function submitBill(phone: Phone): Promise<string> {
  await phone.click('button', 'Review');
  await phone.click('button', 'Submit Receipt');
  return phone.sharedLink();
}
