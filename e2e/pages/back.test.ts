import { describe, test } from 'vitest';
import { LUNCH } from '../rig/bills';
import { PHONE } from '../rig/browser';
import { expect } from '../rig/expect';
import type { Host } from '../rig/Host';
import { setUpApp } from '../rig/setUpApp';

/** How many dialogs or steps the entry of the history that is shown has open. */
async function layersHere(host: Host): Promise<number> {
  return host.page.evaluate(() => (history.state as { layer?: number } | null)?.layer ?? 0);
}

describe('Back', () => {
  const app = setUpApp();

  /** A host's receipt, reached from the start page. */
  async function openReceipt() {
    const host = await app().host(PHONE);
    const live = await host.createsReceipt(LUNCH);
    await host.goTo('/');
    await host.goTo(live.replace('/live-receipt/', '/receipts/'));
    await expect(host.heading('Corner Deli')).toBeVisible();
    return host;
  }
  const share = (host: Host) => host.dialog('Bring the table in');

  test('closes a dialog and stays on the receipt; the next one leaves it', async () => {
    const host = await openReceipt();
    await host.button('Share').click();
    await expect(share(host)).toBeVisible();
    await expect.poll(() => layersHere(host)).toBe(1);
    await host.page.goBack();
    await expect(share(host)).toBeHidden();
    await expect(host.heading('Corner Deli')).toBeVisible();

    await host.page.goForward();
    await expect.poll(() => layersHere(host)).toBe(0);
    await expect(share(host)).toBeHidden();
    await host.page.goBack();
    await expect(host.page).toHaveURL(app().url + '/');
  });

  test('leaves the receipt at once after its dialogs were closed by their buttons', async () => {
    const host = await openReceipt();
    for (const name of ['Share', 'Edit']) {
      await host.button(name).click();
      await expect.poll(() => layersHere(host)).toBe(1);
      await host.button('Close', host.dialog()).click();
      await expect(host.dialog()).toHaveCount(0);
      await expect.poll(() => layersHere(host)).toBe(0);
    }
    await host.page.goBack();
    await expect(host.page).toHaveURL(app().url + '/');
  });

  test('leaves the receipt at once after a reload with a dialog open', async () => {
    const host = await openReceipt();
    await host.button('Share').click();
    await expect.poll(() => layersHere(host)).toBe(1);
    await host.page.reload();
    await expect(host.heading('Corner Deli')).toBeVisible();
    await expect.poll(() => layersHere(host)).toBe(0);
    await host.page.goBack();
    await expect(host.page).toHaveURL(app().url + '/');
  });

  test('asks before it loses what was changed on the bill, as do Esc and a tap beside the sheet', async () => {
    const host = await openReceipt();
    const editor = await host.openEditor();
    await editor.getByRole('textbox', { name: 'Restaurant' }).fill('Corner Delicatessen');
    const question = host.dialog('Discard your changes?');
    for (const leave of [
      () => host.page.goBack(),
      () => host.page.keyboard.press('Escape'),
      () => host.page.mouse.click(10, 10),
    ]) {
      await leave();
      await expect(question).toBeVisible();
      await host.button('Keep editing').click();
      await expect(question).toBeHidden();
      await expect(editor.getByRole('textbox', { name: 'Restaurant' })).toHaveValue('Corner Delicatessen');
      await expect.poll(() => layersHere(host)).toBe(1);
    }
    await host.page.goBack();
    await host.button('Discard changes').click();
    await expect(host.dialog()).toHaveCount(0);
    await expect(host.heading('Corner Deli')).toBeVisible();
    await expect.poll(() => layersHere(host)).toBe(0);
  });

  test('keeps changes that Esc was pressed on again and again', async () => {
    const host = await openReceipt();
    const editor = await host.openEditor();
    await editor.getByRole('textbox', { name: 'Restaurant' }).fill('Corner Delicatessen');
    // Whether a further Escape closes the question depends on what was tapped before. It never closes the form.
    for (let times = 0; times < 5; times += 1) {
      await host.page.keyboard.press('Escape');
      await expect(editor).toBeVisible();
    }
    await expect(editor.getByRole('textbox', { name: 'Restaurant' })).toHaveValue('Corner Delicatessen');
  });

  test('closes an edit without changes at once', async () => {
    const host = await openReceipt();
    await host.openEditor();
    await host.page.keyboard.press('Escape');
    await expect(host.dialog()).toHaveCount(0);
  });

  test('goes through the steps of the wizard one by one, and keeps what was typed', async () => {
    const host = await app().host(PHONE);
    await host.goTo('/');
    await host.startReceipt();
    await host.typeItems([{ name: 'Soup', price: '10.00' }]);
    await host.button('Review').click();
    await host.sees('Does this look right?');
    await host.page.reload();
    await host.sees('Does this look right?');
    await expect.poll(() => layersHere(host)).toBe(2);

    await host.page.goBack();
    await expect(host.heading('What is on the bill?')).toBeVisible();
    await expect(host.row(1).getByRole('textbox', { name: 'Item 1' })).toHaveValue('Soup');
    await host.page.goBack();
    await expect(host.heading('Got the bill in front of you?')).toBeVisible();
    await host.page.goBack();
    await expect(host.page).toHaveURL(app().url + '/');
  });

  test('leaves the wizard at once after the receipt was made', async () => {
    const host = await app().host(PHONE);
    await host.goTo('/');
    await host.submitReceipt(LUNCH);
    await expect.poll(() => layersHere(host)).toBe(0);
    await host.page.goBack();
    await expect(host.page).toHaveURL(app().url + '/');
  });
});
