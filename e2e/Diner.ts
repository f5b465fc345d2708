import type { Locator } from 'playwright';
import { expect } from './expect';
import { Person } from './Person';

export interface ClaimWords {
  /** What to type as the name; what the device remembers unless given. */
  readonly as?: string;
  /** How many units of the line. */
  readonly units?: number;
  /** By how many people they are shared. */
  readonly sharedBy?: number;
}

export type Rail = 'Venmo' | 'Cash App' | 'PayPal' | 'Zelle' | 'Cash' | 'Bank transfer' | 'Card';

/** Somebody at the table: finds a line of the bill, claims it, pays for it. */
export class Diner extends Person {
  /** Opens a receipt's link and waits for the bill. */
  async open(link: string): Promise<void> {
    await this.goTo(link);
    await expect(this.page.getByRole('list').getByRole('listitem').first()).toBeVisible();
  }

  item(name: string): Locator {
    return this.page.getByRole('listitem', { name, exact: true });
  }

  /** The one tap, for who had the usual part and is known to the device. */
  async tap(item: string): Promise<void> {
    await this.button(/^Claim /, this.item(item)).click();
  }

  async openClaimDialog(item: string): Promise<Locator> {
    await this.button(`More ways to claim ${item}`).click();
    return this.dialog('Claim Item');
  }

  async claim(item: string, { as, units, sharedBy }: ClaimWords = {}): Promise<void> {
    const dialog = await this.openClaimDialog(item);
    if (units !== undefined) await dialog.getByRole('spinbutton', { name: /How many of the/ }).fill(String(units));
    if (sharedBy !== undefined)
      await dialog.getByRole('spinbutton', { name: /Shared by how many/ }).fill(String(sharedBy));
    if (as !== undefined) await dialog.getByRole('textbox', { name: 'Your Name' }).fill(as);
    await this.button(/^Claim for /, dialog).click();
    await expect(dialog).toBeHidden();
  }

  /** Claims what somebody without a phone had, under their name, from this device. */
  async claimForSomeoneElse({ name, items }: { name: string; items: readonly string[] }): Promise<void> {
    await this.button('For someone without a phone').click();
    const dialog = this.dialog('For someone without a phone');
    await dialog.getByRole('textbox', { name: 'Their Name' }).fill(name);
    for (const item of items) await dialog.getByRole('checkbox', { name: new RegExp(`^${item}`) }).check();
    await this.button(new RegExp(`^Claim .* for ${name}$`), dialog).click();
    for (const item of items) await this.seesOwn(item, name);
  }

  ownClaim(item: string, as: string): Locator {
    return this.button(`Unclaim ${item} for ${as}`);
  }

  /** The server has it: it can be given back. */
  async seesOwn(item: string, as: string): Promise<void> {
    await expect(this.ownClaim(item, as)).toBeEnabled();
  }

  async unclaim(item: string, as: string): Promise<void> {
    await this.ownClaim(item, as).click();
    await expect(this.ownClaim(item, as)).toHaveCount(0);
  }

  /** Somebody's claim on a line as everybody sees it. */
  chip(item: string, name: string): Locator {
    return this.item(item).getByRole('listitem').filter({ hasText: name });
  }

  async seesClaimOf(name: string, item: string, words: string | RegExp = name): Promise<void> {
    await expect(this.chip(item, name).filter({ hasText: words })).toBeVisible();
  }

  get yourPart(): Locator {
    return this.page.getByRole('region', { name: 'Your part' });
  }

  async owes(amount: string): Promise<void> {
    await expect(this.button(new RegExp(`^(Pay|Mark paid) \\${amount}$`), this.yourPart)).toBeEnabled();
  }

  async openPayDialog(): Promise<Locator> {
    await this.button(/^(Pay|Mark paid) \$/, this.yourPart).click();
    return this.dialog();
  }

  async choose(rail: Rail): Promise<void> {
    await this.dialog()
      .getByRole('radio', { name: new RegExp(`^${rail}(?! App)`) })
      .check();
  }

  /** Pays everything this device still owes and tells the table. */
  async payAll(rail: Rail, { handle }: { handle?: string } = {}): Promise<void> {
    const dialog = await this.openPayDialog();
    await this.choose(rail);
    if (handle !== undefined) await dialog.getByRole('textbox', { name: /username or handle/ }).fill(handle);
    await this.button(/^(I paid \$|Mark \$)/, dialog).click();
    await this.seesPaymentReported();
    await this.seesAllPaid();
  }

  /** Follows the pay app's link, comes back, and says that it went through. */
  async payAllInApp(rail: Rail): Promise<string> {
    const dialog = await this.openPayDialog();
    await this.choose(rail);
    const link = dialog.getByRole('link', { name: new RegExp(`^Open ${rail}`) });
    const href = (await link.getAttribute('href')) ?? '';
    const [app] = await Promise.all([this.page.waitForEvent('popup'), link.click()]);
    await app.close();
    // Phones drop the page while the pay app is in front.
    await this.page.reload();
    await this.button(/^Yes, I paid \$/, this.dialog('Did it go through?')).click();
    await this.seesPaymentReported();
    await this.seesAllPaid();
    return href;
  }

  /** The server has it; the rest of the screen says so a moment earlier. */
  async seesPaymentReported(): Promise<void> {
    await this.seesToast(/All claims paid!|Payment method updated!/);
  }

  async seesAllPaid(): Promise<void> {
    await expect(this.yourPart).toContainText('All paid. Thank you!');
    await expect(this.button(/^(Pay|Mark paid) \$/, this.yourPart)).toHaveCount(0);
  }

  /** One of the figures at the head of the bill. */
  figure(name: 'Total' | 'Paid' | 'Remaining'): Locator {
    const head = this.page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
    return this.page.locator('header dl > div').filter({ has: head }).getByRole('definition');
  }

  async expectRemaining(amount: string): Promise<void> {
    await expect(this.figure('Remaining')).toHaveText(amount);
  }
}
