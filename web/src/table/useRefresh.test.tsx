import { act, renderHook } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { expect, test } from 'vitest';
import QUERY from '../screens/ReceiptDetail/__generated__/ReceiptDetailScreenQuery.graphql';
import { manualEnvironment } from '../testing/manualEnvironment';
import { useRefresh } from './useRefresh';

const QUERY_NAME = 'ReceiptDetailScreenQuery';

test('asks again while an older request is under way, whose answer may lack what is wanted', async () => {
  const server = manualEnvironment();
  const { result } = renderHook(() => useRefresh(QUERY, 'link'), {
    wrapper: ({ children }) => (
      <RelayEnvironmentProvider environment={server.environment}>{children}</RelayEnvironmentProvider>
    ),
  });
  act(() => result.current.refresh());
  act(() => result.current.refresh());
  expect(result.current.refreshing).toBe(true);
  await server.answer(QUERY_NAME, { receipt: null });
  expect(server.isAsked(QUERY_NAME)).toBe(true);
  await server.answer(QUERY_NAME, { receipt: null });
  expect(result.current.refreshing).toBe(false);
});
