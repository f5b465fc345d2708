import { randomUUID } from 'node:crypto';
import { nthUnit } from './baselines/claimStatement';
import { claimBody } from './documents';
import { getRequest, graphQLRequest } from './load/requests';
import { itemId, receiptId, type Diner } from './receipts';
import { assertRight } from './rows/assertRight';
import type { Bench } from './Row';

export const CONNECTIONS = 32;

/** Reads receipts once, so that their first read is not measured. */
export async function openAll({
  bench,
  port,
  first,
  count,
}: {
  bench: Bench;
  port: number;
  first: number;
  count: number;
}): Promise<void> {
  const requests = Array.from({ length: count }, (_, index) =>
    getRequest({ port, path: `/api/shared-receipts/${receiptId(first + index)}` }),
  );
  assertRight(await bench.http.call('run', { port, connections: CONNECTIONS, requests, right: '"items"' }));
}

/**
 * Claims on some receipts, `each` on every one of them. They go over the receipts in turn, so that claims on the same receipt
 * are far apart.
 */
export function claimsInTurn({
  port,
  first,
  count,
  each,
  diners,
}: {
  port: number;
  first: number;
  count: number;
  each: number;
  diners: readonly Diner[];
}): string[] {
  return Array.from({ length: count * each }, (_, index) =>
    claimRequest({
      port,
      number: first + (index % count),
      n: Math.floor(index / count),
      diner: diners[index % diners.length],
    }),
  );
}

/** @param claim.n which claim of its receipt it is, from 0. */
export function claimRequest({
  port,
  number,
  n,
  diner,
}: {
  port: number;
  number: number;
  n: number;
  diner: Diner | undefined;
}): string {
  const { line } = nthUnit(n);
  const body = claimBody({ itemId: itemId({ number, line }), idempotencyKey: randomUUID() });
  return graphQLRequest({ port, body, ...(diner ? { cookie: diner.secret } : {}) });
}
