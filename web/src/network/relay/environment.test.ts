import type { RequestParameters } from 'relay-runtime';
import { expect, test, vi } from 'vitest';
import { currentSession, startSession } from '../session/session';
import { environmentOf } from './environment';

const VIEWER = { id: 'a', name: 'Viewer', operationKind: 'query', text: null, metadata: {} } as RequestParameters;

function answering(status: number, body: object): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

const ask = () => environmentOf(currentSession().id).getNetwork().execute(VIEWER, {}, {}).toPromise();

test('a session that the server refuses is dropped, and whoever asked is told', async () => {
  startSession('over');
  answering(401, { message: 'This session has ended. Please sign in again.', code: 'invalid_session' });
  await expect(ask()).rejects.toThrow('This session has ended. Please sign in again.');
  expect(currentSession()).toEqual({ id: null, hasEndedElsewhere: true });
});

test('any other refusal keeps the session', async () => {
  startSession('good');
  answering(429, { message: 'Too many attempts.', code: 'too_many_attempts' });
  await expect(ask()).rejects.toThrow('Too many attempts.');
  expect(currentSession()).toMatchObject({ id: 'good' });
});
