import { describe, test } from 'vitest';
import { LUNCH } from '../rig/bills';
import { setUpApp } from '../rig/setUpApp';

describe('unequal parts of a dish', () => {
  const app = setUpApp();

  test('are claimed by shares and by an amount, and the last takes what is left, to the cent', async () => {
    const [priya, ana, ben, cleo] = await Promise.all([app().host(), app().diner(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([ana.open(link), ben.open(link), cleo.open(link)]);

    const ofAna = await ana.openClaimDialog('Sandwich');
    await ofAna.getByRole('textbox', { name: 'Your Name' }).fill('Ana');
    await ana.button('Not in equal parts?', ofAna).click();
    await ofAna.getByRole('spinbutton', { name: 'Your shares' }).fill('2');
    await ofAna.getByRole('spinbutton', { name: 'Of how many?' }).fill('3');
    await ana.button(/^Claim for /, ofAna).click();
    await ana.owes('$14.67');
    await ben.seesClaimOf('Ana', 'Sandwich', '2/3');

    const ofBen = await ben.openClaimDialog('Sandwich');
    await ofBen.getByRole('textbox', { name: 'Your Name' }).fill('Ben');
    await ben.button('Not in equal parts?', ofBen).click();
    await ofBen.getByText('Amount', { exact: true }).click();
    await ofBen.getByRole('textbox', { name: 'What you pay of it' }).fill('5.00');
    await ben.button('Claim for $5.00', ofBen).click();
    await ben.owes('$5.00');

    const ofCleo = await cleo.openClaimDialog('Sandwich');
    await ofCleo.getByRole('textbox', { name: 'Your Name' }).fill('Cleo');
    await cleo.button('Claim for $2.33', ofCleo).click();
    await cleo.owes('$2.33');
    await Promise.all([ana.owes('$14.67'), ben.owes('$5.00')]);
  });
});
