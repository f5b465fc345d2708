import type { Locator } from 'playwright';
import type { Bill } from './bills';
import { Diner } from './Diner';
import { expect } from './expect';

interface Created {
  createReceipt: { __typename: string; receipt?: { linkId: string }; message?: string };
}

/** The browser of a host: enters the bill, shares it, and confirms or disputes payments. */
export class Host extends Diner {
  /** Creates a receipt through the API, for tests that are not about the wizard. @returns the path of its live page. */
  async createsReceipt(bill: Bill): Promise<string> {
    const { venmo, takesCash, ...fields } = bill;
    const payTo = [
      ...(venmo ? [{ method: 'VENMO', handle: venmo }] : []),
      ...(takesCash ? [{ method: 'CASH', handle: '' }] : []),
    ];
    const { createReceipt } = await this.ask<Created>(
      `mutation ($input: CreateReceiptInput!) { createReceipt(input: $input) {
        __typename ... on CreateReceiptPayload { receipt { linkId } } ... on Error { message }
      } }`,
      { input: { ...fields, payTo } },
    );
    if (!createReceipt.receipt) throw new Error(`No receipt: ${JSON.stringify(createReceipt)}`);
    return `/live-receipt/${createReceipt.receipt.linkId}`;
  }

  async startReceipt(): Promise<void> {
    await this.goTo('/submit-receipt');
    await this.button('Continue to Manual Entry').click();
  }

  row(position: number): Locator {
    return this.page.getByRole('listitem', { name: `Item ${position}`, exact: true });
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${name}( \\(optional\\))?$`) });
  }

  async typeItems(items: Bill['items']): Promise<void> {
    for (const [index, { name, price, quantity = 1, splitWith = 1 }] of items.entries()) {
      if (index > 0) await this.button('Add Item').click();
      const row = this.row(index + 1);
      await row.getByRole('textbox', { name: `Item ${index + 1}` }).fill(name);
      await row.getByRole('textbox', { name: 'Price' }).fill(price);
      if (quantity > 1) await row.getByRole('spinbutton', { name: 'Qty' }).fill(String(quantity));
      if (splitWith > 1) await row.getByRole('spinbutton', { name: 'Shared by' }).fill(String(splitWith));
    }
  }

  async typeBill(bill: Bill): Promise<void> {
    const texts = {
      'Restaurant name': bill.restaurantName,
      Description: bill.description,
      Tax: bill.tax,
      Discount: bill.discount,
      'Printed total': bill.total,
      'Your name': bill.hostName,
      Venmo: bill.venmo,
    };
    if (bill.date !== undefined) await this.page.getByLabel('Date').fill(bill.date);
    await this.typeItems(bill.items);
    for (const [name, text] of Object.entries(texts)) if (text !== undefined) await this.field(name).fill(text);
    if (bill.takesCash) await this.page.getByRole('checkbox', { name: /^Cash/ }).check();
  }

  /** Enters the bill in the wizard. @returns the link to share. */
  async submitReceipt(bill: Bill): Promise<string> {
    await this.startReceipt();
    await this.typeBill(bill);
    await this.sees('Items add up to the total');
    await this.button('Review').click();
    await this.button('Submit Receipt').click();
    return this.sharedLink();
  }

  /** The link on the share view. It is read from the title, because the screen may shorten it. */
  async sharedLink(): Promise<string> {
    return (await this.page.getByTitle(/\/live-receipt\/[\w-]{22}$/).getAttribute('title')) ?? '';
  }

  /** Presses Copy Link. @returns the clipboard. */
  async copiedLink(): Promise<string> {
    await this.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.button('Copy Link').click();
    await this.seesToast('Link copied!');
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  paymentOf(payer: string): Locator {
    return this.page.getByRole('region', { name: 'Payments' }).getByRole('listitem').filter({ hasText: payer });
  }

  async confirms(payer: string): Promise<void> {
    const confirm = this.button(new RegExp(`^Confirm .* from ${payer}`));
    await confirm.click();
    await this.seesToast('Payment confirmed');
    await expect(confirm).toHaveCount(0);
  }

  async disputes(payer: string): Promise<void> {
    await this.button(new RegExp(`from ${payer}.* did not arrive$`)).click();
    await this.seesToast('Marked as not received');
  }

  async cancelsClaim(name: string, item: string): Promise<void> {
    await this.chip(item, name).getByRole('button').click();
    await this.button('Cancel this claim', this.dialog(`${name}: ${item}`)).click();
    await this.seesToast('Claim cancelled');
  }

  async openEditor(): Promise<Locator> {
    await this.button('Edit').click();
    return this.dialog('Edit the bill');
  }
}
