import { act, renderHook } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import { expect, test } from 'vitest';
import QUERY from '../screens/ReceiptDetail/__generated__/ReceiptDetailScreenQuery.graphql';
import { manualEnvironment } from '../testing/manualEnvironment';
import { useRefresh } from './useRefresh';

const NAME = QUERY.params.name;
const NOTHING = { receipt: null };

function open() {
  const server = manualEnvironment();
  const { result } = renderHook(() => useRefresh(QUERY, 'link'), {
    wrapper: ({ children }) => (
      <RelayEnvironmentProvider environment={server.environment}>{children}</RelayEnvironmentProvider>
    ),
  });
  return { server, hook: result, refresh: () => act(() => result.current.refresh()) };
}

test('asks once more when it was wanted while a request was under way, however often', async () => {
  const { server, hook, refresh } = open();
  for (let times = 0; times < 3; times += 1) refresh();
  await server.answer(NAME, NOTHING);
  expect(server.isAsked(NAME)).toBe(true);
  expect(hook.current.refreshing).toBe(true);
  await server.answer(NAME, NOTHING);
  expect(server.isAsked(NAME)).toBe(false);
  expect(hook.current.refreshing).toBe(false);
});

test('does not take the answer of the page’s own request, which may be older', async () => {
  const { server, hook, refresh } = open();
  const ofPage = fetchQuery(server.environment, QUERY, { id: 'link' }).toPromise();
  refresh();
  await server.answer(NAME, NOTHING);
  await ofPage;
  expect(hook.current.refreshing).toBe(true);
  await server.answer(NAME, NOTHING);
  expect(hook.current.refreshing).toBe(false);
});

test('can be wanted again after an error', async () => {
  const { server, hook, refresh } = open();
  refresh();
  await server.fail(NAME, new Error('no connection'));
  expect(hook.current.refreshing).toBe(false);
  refresh();
  await server.answer(NAME, NOTHING);
  expect(hook.current.refreshing).toBe(false);
});
