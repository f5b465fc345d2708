import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ANA, closeProfile, openProfile } from '../../screens/Profile/testing/openProfile';

afterEach(closeProfile);

const HOOK = {
  __typename: 'Webhook',
  id: 'w1',
  url: 'https://example.com/fairtab',
  events: ['CLAIM_CREATED', 'PAYMENT_REPORTED'],
  receiptId: null,
  isOn: true,
  offReason: null,
  formerSecretUntil: null,
};
const MESSAGE = {
  __typename: 'WebhookDelivery',
  id: 'd1',
  type: 'claim.created',
  createdAt: '2026-11-20T20:00:00Z',
  state: 'DELIVERED',
  attempts: 1,
  status: 204,
  problem: null,
  durationMs: 31,
  nextAttemptAt: null,
};
const logOf = (...messages: object[]) => ({
  node: {
    __typename: 'Webhook',
    id: 'w1',
    deliveries: {
      edges: messages.map((node) => ({ node, cursor: 'c' })),
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  },
});

async function openWebhooks(webhooks: readonly object[]) {
  const phone = await openProfile();
  await phone.user.click(screen.getByRole('button', { name: 'Manage webhooks' }));
  const dialog = await screen.findByRole('dialog', undefined, { timeout: 10_000 });
  await phone.answer('WebhooksDialogQuery', { viewer: { ...ANA, webhooks } });
  return { ...phone, dialog: within(dialog) };
}

async function openWebhook(hook: object, ...messages: object[]) {
  const phone = await openWebhooks([hook]);
  await phone.user.click(phone.dialog.getByRole('button', { name: 'Manage https://example.com/fairtab' }));
  await phone.answer('WebhookLogQuery', logOf(...messages));
  return phone;
}

test('without a webhook the profile says so, and a new one shows its secret once', async () => {
  const { dialog, user, variablesOf, answer, isAsked } = await openWebhooks([]);
  const MUTATION = 'useWebhooks_createMutation';
  expect(dialog.getByText('You have none.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'New webhook' }));
  await user.click(dialog.getByRole('button', { name: 'Add the webhook' }));
  expect(dialog.getByText('Address is required')).toBeTruthy();
  expect(isAsked(MUTATION)).toBe(false);
  await user.type(dialog.getByLabelText('Address'), 'https://example.com/fairtab');
  for (const name of ['A bill was made', 'A bill was edited', 'A claim was removed', 'A payment was confirmed'])
    await user.click(dialog.getByLabelText(name));
  await user.click(dialog.getByRole('button', { name: 'Add the webhook' }));
  expect((await variablesOf(MUTATION))['input']).toEqual({
    url: 'https://example.com/fairtab',
    events: ['CLAIM_CREATED', 'PAYMENT_REPORTED', 'PAYMENT_DISPUTED', 'RECEIPT_SETTLED'],
  });
  const made = { secret: 'whsec_abc', user: { ...ANA, webhooks: [HOOK] } };
  await answer(MUTATION, { createWebhook: { __typename: 'CreateWebhookPayload', ...made } });
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('The secret').value).toBe('whsec_abc'));
  expect(dialog.getByText('https://example.com/fairtab')).toBeTruthy();
});

test('an address that the server refuses is said beside its field, and nothing that was entered is lost', async () => {
  const { dialog, user, answer } = await openWebhooks([]);
  await user.click(dialog.getByRole('button', { name: 'New webhook' }));
  await user.type(dialog.getByLabelText('Address'), 'https://10.0.0.1/');
  await user.click(dialog.getByRole('button', { name: 'Add the webhook' }));
  await answer('useWebhooks_createMutation', {
    createWebhook: {
      __typename: 'InvalidInput',
      __isError: 'InvalidInput',
      message: 'This address is not a public one',
      fields: [{ path: 'url', message: 'This address is not a public one' }],
    },
  });
  const field = dialog.getByLabelText<HTMLInputElement>('Address');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(field.value).toBe('https://10.0.0.1/');
  expect(dialog.getByText('This address is not a public one')).toBeTruthy();
});

test('the log says what was told, what was answered, and when it goes on', async () => {
  const failed = { ...MESSAGE, id: 'd2', type: 'payment.reported', state: 'WAITING', attempts: 2, status: null };
  const waiting = { ...failed, problem: 'TIMEOUT', nextAttemptAt: '2026-11-20T20:10:00Z' };
  const { dialog } = await openWebhook(HOOK, waiting, MESSAGE);
  const [first, second] = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/A payment was reported.*Not delivered yet: no answer within 5 seconds\. Next attempt/);
  expect(second).toMatch(/Something was claimed.*Delivered: answer 204 in 31 ms/);
});

test('a message is sent again', async () => {
  const { dialog, user, variablesOf, answer } = await openWebhook(HOOK, { ...MESSAGE, state: 'FAILED', status: 500 });
  expect(dialog.getByText('Not delivered: answer 500 in 31 ms')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: /^Send again/ }));
  expect((await variablesOf('useWebhooks_sendAgainMutation'))['input']).toEqual({ deliveryId: 'd1' });
  const delivery = { ...MESSAGE, state: 'WAITING', attempts: 0, status: null };
  await answer('useWebhooks_sendAgainMutation', {
    sendWebhookAgain: { __typename: 'SendWebhookAgainPayload', delivery },
  });
  expect(await dialog.findByText('Waiting')).toBeTruthy();
});

test('a test is sent, and the log is looked up for it', async () => {
  const { dialog, user, variablesOf, answer } = await openWebhook(HOOK);
  expect(dialog.getByText('Nothing was sent yet.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Send a test' }));
  expect((await variablesOf('useWebhooks_testMutation'))['input']).toEqual({ webhookId: 'w1' });
  await answer('useWebhooks_testMutation', {
    sendWebhookTest: { __typename: 'SendWebhookTestPayload', delivery: { id: 'd9' } },
  });
  await answer('WebhookLogQuery', logOf({ ...MESSAGE, id: 'd9', type: 'webhook.test' }));
  expect(await dialog.findByText('A test')).toBeTruthy();
});

test('one that failed says why it is off, and is turned on again', async () => {
  const { dialog, user, variablesOf, answer } = await openWebhook(
    { ...HOOK, isOn: false, offReason: 'FAILING' },
    MESSAGE,
  );
  expect(dialog.getByText('Its address took nothing for three days.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Send/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect((await variablesOf('useWebhooks_updateMutation'))['input']).toEqual({ webhookId: 'w1', isOn: true });
  await answer('useWebhooks_updateMutation', { updateWebhook: { __typename: 'UpdateWebhookPayload', webhook: HOOK } });
  expect(await dialog.findByRole('button', { name: 'Send a test' })).toBeTruthy();
});

test('a new secret is shown once, beside how long the former one works', async () => {
  const { dialog, user, answer } = await openWebhook(HOOK);
  await user.click(dialog.getByRole('button', { name: 'New secret' }));
  const webhook = { ...HOOK, formerSecretUntil: '2026-11-21T20:00:00Z' };
  await answer('useWebhooks_rotateMutation', {
    rotateWebhookSecret: { __typename: 'RotateWebhookSecretPayload', secret: 'whsec_new', webhook },
  });
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('The secret').value).toBe('whsec_new'));
  expect(dialog.getByText(/The former secret works, too, until/)).toBeTruthy();
});

test('a webhook is removed after a question', async () => {
  const { dialog, user, variablesOf, answer, toasts } = await openWebhook(HOOK, MESSAGE);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(dialog.getByText('Remove this webhook?')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect((await variablesOf('useWebhooks_removeMutation'))['input']).toEqual({ webhookId: 'w1' });
  await answer('useWebhooks_removeMutation', {
    removeWebhook: { __typename: 'RemoveWebhookPayload', user: { ...ANA, webhooks: [] } },
  });
  expect(await dialog.findByText('You have none.')).toBeTruthy();
  expect(toasts).toMatchObject([{ title: 'Webhook removed' }]);
});

test('what a webhook is told is changed', async () => {
  const { dialog, user, variablesOf, answer } = await openWebhook(HOOK);
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  await user.click(dialog.getByLabelText('A payment was reported'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await variablesOf('useWebhooks_updateMutation'))['input']).toEqual({
    webhookId: 'w1',
    url: HOOK.url,
    events: ['CLAIM_CREATED'],
  });
  const webhook = { ...HOOK, events: ['CLAIM_CREATED'] };
  await answer('useWebhooks_updateMutation', { updateWebhook: { __typename: 'UpdateWebhookPayload', webhook } });
  expect(await dialog.findByText('Something was claimed')).toBeTruthy();
});
