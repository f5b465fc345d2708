import { afterEach, beforeEach, expect, test } from 'vitest';
import { otherMoves } from '../../table/moves/otherMoves';
import type { otherMovesCancelClaimMutation } from '../../table/moves/__generated__/otherMovesCancelClaimMutation.graphql';
import { currentSession, endSession, startSession } from '../session/session';
import { manualEnvironment } from '../../testing/manualEnvironment';
import { ServerFault, Unreachable } from './errors';
import { mutate } from './mutate';

beforeEach(() => startSession('secret'));
afterEach(endSession);

function send() {
  const server = manualEnvironment();
  const request = { mutation: otherMoves.cancelClaim.document, variables: { input: { claimId: 'c1' } } };
  const outcome = mutate<otherMovesCancelClaimMutation>(server.environment, request);
  const answer = (result: Record<string, unknown>) =>
    server.answer('otherMovesCancelClaimMutation', { cancelClaim: result });
  const fail = (error: Error) => server.fail('otherMovesCancelClaimMutation', error);
  return { outcome, answer, fail };
}

test('an accepted mutation returns its payload', async () => {
  const { outcome, answer } = send();
  await answer({ __typename: 'CancelClaimPayload', version: 2 });
  expect(await outcome).toEqual({ kind: 'done', payload: { version: 2 } });
});

test('a refusal has a reason and a sentence to show', async () => {
  const { outcome, answer } = send();
  await answer({ __typename: 'Conflict', message: 'It is paid already.' });
  expect(await outcome).toEqual({ kind: 'refused', reason: 'Conflict', message: 'It is paid already.', fields: {} });
  expect(currentSession().id).toBe('secret');
});

test('a refused input has messages by field', async () => {
  const { outcome, answer } = send();
  const fields = [{ path: 'claimId', message: 'Which one?' }];
  await answer({ __typename: 'InvalidInput', message: 'Please check.', fields });
  expect(await outcome).toMatchObject({ reason: 'InvalidInput', fields: { claimId: 'Which one?' } });
});

test('a session that the server no longer knows is dropped', async () => {
  const { outcome, answer } = send();
  await answer({ __typename: 'NotSignedIn', message: 'Please sign in.' });
  expect(await outcome).toMatchObject({ kind: 'refused', reason: 'NotSignedIn' });
  expect(currentSession()).toEqual({ id: null, hasEndedElsewhere: true });
});

test('a missing answer and a server fault are different outcomes', async () => {
  const [offline, broken] = [send(), send()];
  await offline.fail(new Unreachable());
  await broken.fail(new ServerFault(500, 'Not now.'));
  expect(await offline.outcome).toMatchObject({ kind: 'unreachable', reason: null });
  expect(await broken.outcome).toMatchObject({ kind: 'failed', message: 'Not now.' });
});

test.each([502, 503, 504])(
  'a status of %i counts as unreachable, so that nothing that waits is thrown away',
  async (status) => {
    const { outcome, fail } = send();
    await fail(new ServerFault(status, 'Fairtab is busy just now. Please try again.'));
    expect(await outcome).toMatchObject({
      kind: 'unreachable',
      message: 'Fairtab is busy just now. Please try again.',
    });
  },
);

test('a mistake in our own code is thrown and does not count as a lost connection', async () => {
  const { outcome, fail } = send();
  const mistake = new TypeError("Cannot read properties of undefined (reading 'id')");
  await Promise.all([expect(outcome).rejects.toBe(mistake), fail(mistake)]);
});
