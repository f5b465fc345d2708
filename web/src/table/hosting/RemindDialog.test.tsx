import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { closePhones, openPhone } from '../../testing/openPhone';
import { RemindDialog } from './RemindDialog';

afterEach(closePhones);

const PLAN = {
  nextAt: '2026-11-21T14:00:00.000Z',
  stopped: null,
  sentAt: [] as string[],
  byHandAt: '2026-11-20T20:00:00.000Z',
  canRemindNow: true,
  isFirstMessage: false,
  held: null,
  wording: 'Hello Ben,\n\nYour part of $4.06 is still open.',
};
const claimWith = (reminder: object) => ({ __typename: 'Claim', id: 'c2', reminder: { ...PLAN, ...reminder } });

async function open(reminder: object = {}) {
  const phone = openPhone();
  const onClose = vi.fn();
  phone.show(<RemindDialog claimId="c2" name="Ben" onClose={onClose} />);
  expect(screen.getByText('Looking up when Ben is reminded…')).toBeTruthy();
  await phone.answer('RemindDialogQuery', { node: claimWith(reminder) });
  await screen.findByText('Next reminder');
  return { ...phone, user: userEvent.setup() };
}
const remindNow = () => screen.getByRole('button', { name: 'Remind now' });

test('the host sees when the diner is reminded, and reads the words before sending them', async () => {
  const { user, variablesOf, answer, toasts } = await open();
  expect(screen.getByText(/^Nov 21, /)).toBeTruthy();
  expect(screen.getByText(/Your part of \$4\.06 is still open\./)).toBeTruthy();
  await user.click(remindNow());
  expect((await variablesOf('remindDinerMutation'))['input']).toEqual({ claimId: 'c2' });
  await answer('remindDinerMutation', {
    remindDiner: {
      __typename: 'RemindDinerPayload',
      claim: claimWith({
        sentAt: ['2026-11-20T20:00:00.000Z'],
        byHandAt: '2026-11-21T08:00:00.000Z',
        canRemindNow: false,
      }),
    },
  });
  expect(toasts).toMatchObject([{ title: 'Ben is being reminded' }]);
  expect(screen.getByText('Reminded')).toBeTruthy();
  expect(remindNow().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/You can remind Ben again from Nov 21/)).toBeTruthy();
});

test('"forget it" ends the reminders, and can be taken back', async () => {
  const { user, variablesOf, answer } = await open();
  await user.click(screen.getByRole('button', { name: 'Stop reminders' }));
  expect((await variablesOf('stopRemindingMutation'))['input']).toEqual({ claimId: 'c2', isStopped: true });
  const claim = claimWith({ nextAt: null, stopped: 'FORGOTTEN', byHandAt: null, canRemindNow: false });
  await answer('stopRemindingMutation', { stopReminding: { __typename: 'StopRemindingPayload', claim } });
  expect(screen.getByText('You said that this can be forgotten.')).toBeTruthy();
  expect(remindNow().getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Remind Ben again' }));
  expect((await variablesOf('stopRemindingMutation'))['input']).toEqual({ claimId: 'c2', isStopped: false });
});

test.each([
  ['NOTHING_OWED', /Nothing is left to pay/],
  ['UNSUBSCRIBED', /Ben wants no more reminders/],
  ['UNREACHABLE', /Ben left no address/],
  ['PHONE_ONLY', /Ben left only a phone number/],
  ['ALL_SENT', /All three were sent/],
])('it says why there is no next reminder: %s', async (stopped, words) => {
  await open({ nextAt: null, stopped });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText('None')).toBeTruthy();
});

test('it says that a first message has no names, and why one is held back', async () => {
  await open({ isFirstMessage: true, held: 'RECIPIENT', canRemindNow: false });
  expect(screen.getByText(/has no names, no dishes and no way to pay\. Once Ben opens it/)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(
    /one a day and three a week\. The next one can go out from Nov 20/,
  );
  expect(remindNow().getAttribute('aria-disabled')).toBe('true');
});

test('a refusal and a lost connection are said in the dialog', async () => {
  const { user, answer, fail } = await open();
  await user.click(remindNow());
  const message = 'This person was reminded in the last 12 hours, or it is night there. Please try again later.';
  await answer('remindDinerMutation', { remindDiner: { __typename: 'Conflict', message } });
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  await user.click(remindNow());
  await fail('remindDinerMutation', new Unreachable());
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
});

test('a claim that is gone leaves nothing to remind of', async () => {
  const phone = openPhone();
  phone.show(<RemindDialog claimId="c2" name="Ben" onClose={() => undefined} />);
  await phone.answer('RemindDialogQuery', { node: null });
  expect(await screen.findByText(/nothing to remind of/)).toBeTruthy();
});
