import type { Locator } from 'playwright';
import { expect } from './expect';
import { Visitor } from './Visitor';

export interface ClaimOptions {
  /** The name to type. Without it, the name that the device remembers stays. */
  readonly as?: string;
  /** Units of the item. */
  readonly units?: number;
  /** How many people share them. */
  readonly sharedBy?: number;
  /** Where the diner may be reminded. */
  readonly email?: string;
}

export type WayToPay = 'Venmo' | 'Cash App' | 'PayPal' | 'Zelle' | 'Cash' | 'Bank transfer' | 'Card';

/** A browser at the table: claims items of the bill and pays for them. */
export class Diner extends Visitor {
  /** Opens Fairtab in a new tab of the same browser. */
  async opensAgain(): Promise<Diner> {
    return new Diner({ context: this.context, page: await this.context.newPage() });
  }

  /** Opens a receipt's link and waits for the bill. */
  async open(link: string): Promise<void> {
    await this.goTo(link);
    await expect(this.page.getByRole('list').getByRole('listitem').first()).toBeVisible();
  }

  item(name: string): Locator {
    return this.page.getByRole('listitem', { name, exact: true });
  }

  /** Claims the usual part with one tap. The device must remember a name. */
  async tap(item: string): Promise<void> {
    await this.button(/^Claim /, this.item(item)).click();
  }

  /** Opens the menu of a row, as by holding it. */
  async holdRow(item: string): Promise<void> {
    // Taps before the page's code has come are kept for it; holding is not.
    await expect(this.page.locator('html[data-hydrated]')).toBeAttached();
    await this.item(item).getByRole('button').first().click({ button: 'right' });
  }

  async openClaimDialog(item: string): Promise<Locator> {
    await this.holdRow(item);
    return this.dialog('Claim Item');
  }

  /** Opens an own dish. */
  async opensRow(item: string): Promise<Locator> {
    const row = this.item(item).getByRole('button', { expanded: false });
    const choices = this.page.getByRole('group', { name: `Your part of ${item}` });
    // A tap right after the one that claims counts as its second half.
    await expect(async () => {
      if ((await row.count()) > 0) await row.click();
      await expect(choices).toBeVisible({ timeout: 500 });
    }).toPass();
    return choices;
  }

  async claim(item: string, { as, units, sharedBy, email }: ClaimOptions = {}): Promise<void> {
    const dialog = await this.openClaimDialog(item);
    if (units !== undefined) await dialog.getByRole('spinbutton', { name: /How many of the/ }).fill(String(units));
    if (sharedBy !== undefined)
      await dialog.getByRole('spinbutton', { name: /Shared by how many/ }).fill(String(sharedBy));
    if (as !== undefined) await dialog.getByRole('textbox', { name: 'Your Name' }).fill(as);
    if (email !== undefined) {
      await dialog.getByText('Add an email or phone').click();
      await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    }
    await this.button(/^Claim for /, dialog).click();
    await expect(dialog).toBeHidden();
  }

  /** Claims items for a person without a phone, under that person's name. */
  async claimForSomeoneElse({ name, items }: { name: string; items: readonly string[] }): Promise<void> {
    await this.button('For someone without a phone').click();
    const dialog = this.dialog('For someone without a phone');
    await dialog.getByRole('textbox', { name: 'Their Name' }).fill(name);
    for (const item of items) await dialog.getByRole('checkbox', { name: new RegExp(`^${item}`) }).check();
    await this.button(new RegExp(`^Claim .* for ${name}$`), dialog).click();
    for (const item of items) await this.seesOwnClaim(item, name);
  }

  ownClaim(item: string, as: string): Locator {
    return this.button(`Change ${item} for ${as}`);
  }

  /** Waits until the server has the claim: only then its row is enabled. */
  async seesOwnClaim(item: string, as: string, options: { timeout?: number } = {}): Promise<void> {
    await expect(this.ownClaim(item, as)).toBeEnabled(options);
  }

  async unclaim(item: string, as: string): Promise<void> {
    const choices = await this.opensRow(item);
    await this.button(`Unclaim ${item} for ${as}`, choices).click();
    await expect(this.ownClaim(item, as)).toHaveCount(0);
  }

  /** The chip that shows a claim on an item to all diners. */
  chip(item: string, name: string): Locator {
    return this.item(item).getByRole('listitem').filter({ hasText: name });
  }

  async seesClaimOf(name: string, item: string, words: string | RegExp = name): Promise<void> {
    await expect(this.chip(item, name).filter({ hasText: words })).toBeVisible();
  }

  /** The row of somebody in the list of people. */
  person(name: string): Locator {
    const named = this.page.getByText(new RegExp(`^${name}( |$)`));
    return this.page.getByRole('region', { name: 'People' }).getByRole('listitem').filter({ has: named });
  }

  get yourPart(): Locator {
    return this.page.getByRole('region', { name: 'Your part' });
  }

  /** Opens what few tables need. */
  async opensMore(): Promise<void> {
    await this.button('More at this table').click();
    await this.dialog('More at this table').waitFor();
  }

  /** Opens the dialog in which somebody is treated, or asked to pay together. */
  async opensTreat(name: string): Promise<void> {
    await this.opensMore();
    await this.button(`Treat ${name}`, this.dialog('More at this table')).click();
    await this.dialog(`Treat ${name}`).waitFor();
  }

  /** Waits until the bar says the answer to the own tap. */
  async seesInBar(text: string | RegExp): Promise<void> {
    await expect(this.yourPart.locator('[aria-live]')).toContainText(text);
  }

  async owes(amount: string): Promise<void> {
    await expect(this.button(new RegExp(`^(Pay|Mark paid) \\${amount}( |$)`), this.yourPart)).toBeEnabled();
  }

  async openPayDialog(): Promise<Locator> {
    await this.button(/^(Pay|Mark paid) .*\d/, this.yourPart).click();
    return this.dialog();
  }

  async choose(wayToPay: WayToPay): Promise<void> {
    const radio = this.page.getByRole('radio', { name: new RegExp(`^${wayToPay}(?! App)`), includeHidden: true });
    const choice = this.dialog().locator(radio);
    await choice.waitFor({ state: 'attached' });
    const others = this.dialog().locator('details:not([open])').filter({ has: radio }).locator('summary');
    if ((await others.count()) > 0) await others.click();
    await choice.check();
  }

  /** Says that everything is paid that this device still owes. */
  async reportsPayment(wayToPay: WayToPay, { handle }: { handle?: string } = {}): Promise<void> {
    const dialog = await this.openPayDialog();
    await this.choose(wayToPay);
    if (handle !== undefined) {
      const folded = dialog.getByText('It did not open?');
      if (await folded.isVisible()) await folded.click();
      await dialog.getByRole('textbox', { name: /username or handle/ }).fill(handle);
    }
    await this.button(/^(I paid|Mark) .*\d/, dialog).click();
  }

  /** Marks everything that this device still owes as paid. */
  async payAll(wayToPay: WayToPay, options: { handle?: string } = {}): Promise<void> {
    await this.reportsPayment(wayToPay, options);
    await this.seesPaymentReported();
    await this.seesAllPaid();
  }

  /** Opens the pay app by its link, comes back, and confirms the payment. @returns the link. */
  async payAllInApp(wayToPay: WayToPay): Promise<string> {
    const dialog = await this.openPayDialog();
    await this.choose(wayToPay);
    const link = dialog.getByRole('link', { name: new RegExp(`^Open ${wayToPay}`) });
    const href = (await link.getAttribute('href')) ?? '';
    const [app] = await Promise.all([this.page.waitForEvent('popup'), link.click()]);
    await app.close();
    // Phones often unload the page while the pay app is open.
    await this.page.reload();
    await this.button(/^Yes, I paid \$/, this.dialog('Did it go through?')).click();
    await this.seesPaymentReported();
    await this.seesAllPaid();
    return href;
  }

  /** Waits for the toast, which appears when the server has the payment. The rest of the screen changes before that. */
  async seesPaymentReported(): Promise<void> {
    await this.seesToast(/All claims paid!|Payment method updated!/);
  }

  async seesAllPaid(): Promise<void> {
    await expect(this.yourPart).toContainText('All paid. Thank you!');
    await expect(this.button(/^(Pay|Mark paid) .*\d/, this.yourPart)).toHaveCount(0);
  }

  /** One of the amounts of the bill's head, which is folded on the live receipt. */
  figure(name: 'Total' | 'Paid' | 'Remaining'): Locator {
    const label = this.page.locator('dt', { hasText: new RegExp(`^${name}$`) });
    return this.page.locator('header dl > div').filter({ has: label }).locator('dd');
  }

  async expectRemaining(amount: string): Promise<void> {
    await expect(this.figure('Remaining')).toHaveText(amount);
  }
}
