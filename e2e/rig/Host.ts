import type { Locator } from 'playwright';
import type { Bill } from './bills';
import { createReceipt } from './createReceipt';
import { Diner } from './Diner';
import { expect } from './expect';

/** The browser of a host: enters the bill, shares it, and confirms or disputes payments. */
export class Host extends Diner {
  /** Creates a receipt through the API, for tests that are not about the wizard. @returns the path of its live page. */
  async createsReceipt(bill: Bill): Promise<string> {
    const timeZone = await this.page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    return createReceipt((document, variables) => this.ask(document, variables), bill, timeZone);
  }

  /** Begins an evening with a receipt of the host's, through the API. @returns the path of its page. */
  async beginsEvening({ link, name }: { link: string; name: string }): Promise<string> {
    const { createEvening } = await this.ask<{ createEvening: { evening: { linkId: string } } }>(
      'mutation ($input: CreateEveningInput!) { createEvening(input: $input) { ... on CreateEveningPayload { evening { linkId } } } }',
      { input: { receiptId: link.split('/').at(-1), name } },
    );
    return `/evenings/${createEvening.evening.linkId}`;
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
    return this.goesOnToShare(bill);
  }

  /** Fills in the form that is open, and submits it. @returns the link to share. */
  async goesOnToShare(bill: Bill): Promise<string> {
    await this.typeBill(bill);
    await this.sees('Items add up to the total');
    await this.button('Review').click();
    await this.button('Submit Receipt').click();
    return this.sharedLink();
  }

  /** The link on the share view. It is read from the title, because the screen may shorten it. */
  async sharedLink(): Promise<string> {
    const link = await this.page.getByTitle(/\/live-receipt\/[\w-]{22}$/).getAttribute('title');
    // The steps of the form take their entries out of the history a moment later, and that step back would end a reload.
    await this.page.waitForFunction(() => !(history.state as { layer?: number } | null)?.layer);
    return link ?? '';
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
    // The payer is told when the toast with its Undo goes.
    await this.toasts.getByRole('button', { name: 'Close' }).click();
  }

  /** Opens the details of a claim from the row's menu. */
  async opensClaim(name: string, item: string): Promise<void> {
    await this.holdRow(item);
    await this.button(`Details of ${name}'s claim`, this.dialog()).click();
    await expect(this.dialog(`${name}: ${item}`)).toBeVisible();
  }

  async cancelsClaim(name: string, item: string): Promise<void> {
    await this.opensClaim(name, item);
    await this.button('Cancel this claim', this.dialog(`${name}: ${item}`)).click();
    await this.seesToast('Claim cancelled');
  }

  async openEditor(): Promise<Locator> {
    await this.button('Edit').click();
    const editor = this.dialog('Edit the bill');
    await expect(editor).toBeVisible();
    return editor;
  }
}
