import type { ReceiptState } from '@fairtab/domain/receipts';
import { claimItem } from '@fairtab/services/claims/claimItem';
import type { ServiceContext } from '@fairtab/services/context';
import { confirmPayment } from '@fairtab/services/payments/confirmPayment';
import { payClaims } from '@fairtab/services/payments/payClaims';
import { createReceipt } from '@fairtab/services/receipts/createReceipt';
import { newScan } from '@fairtab/services/testing/scans';
import { itemNamed } from '@fairtab/services/testing/table';
import type { Scope } from './columns';

/** Stand in what only some may see, so that a leak is found wherever it comes out. */
export const SECRETS = { host: 'host-only', participant: 'participant-only', diner: 'diner-only' } as const;

export interface Bill {
  readonly id: string;
  /** What it was read from. */
  readonly photoIds: readonly string[];
  readonly itemIds: { readonly beer: string; readonly wine: string };
  readonly claimIds: {
    /** The participant's, unpaid and paid. */
    readonly nachos: string;
    readonly soup: string;
    /** The host's, unpaid and paid. */
    readonly bread: string;
    readonly water: string;
    /** Another diner's, paid. */
    readonly wine: string;
  };
  readonly paymentIds: {
    /** Reported by the participant. */
    readonly soup: string;
    /** Confirmed by the host. */
    readonly wine: string;
  };
}

export interface Guests {
  readonly host: ServiceContext;
  readonly participant: ServiceContext;
  readonly diner: ServiceContext;
}

/** A bill on which everything has happened, read from photos that are not shared; only the beer is free. */
export async function newBill({ host, participant, diner }: Guests, scope: Scope = 'link'): Promise<Bill> {
  // What was read on them is looked at elsewhere, and would be copied with every scene.
  const { scanId, photoIds } = await newScan(host, { bill: { items: [] }, pages: [] });
  const { receipt } = await createReceipt(host, {
    scanId,
    confirmsScan: true,
    restaurantName: `The ${scope} place`,
    hostName: 'Hanna',
    tax: '2.00',
    items: ['beer', 'wine', 'nachos', 'soup', 'bread', 'water'].map((name) => ({ name, price: '10.00' })),
    payTo: [{ method: 'venmo', handle: 'hanna' }],
  });
  const idOf = (dish: string): string => itemNamed(receipt, dish).id;
  const claim = async (who: ServiceContext, { dish, ...input }: { dish: string; claimerName: string }) =>
    (await claimItem(who, { itemId: idOf(dish), ...input })).claim.id;
  const pay = async (who: ServiceContext, { claimId, handle }: { claimId: string; handle: string }) =>
    (await payClaims(who, { receiptId: receipt.id, claimIds: [claimId], method: 'venmo', handle })).paymentId;

  const pat = { claimerName: 'Pat', ...contactOf(SECRETS.participant) };
  const dina = { claimerName: 'Dina', ...contactOf(SECRETS.diner) };
  const claimIds = {
    nachos: await claim(participant, { dish: 'nachos', ...pat }),
    soup: await claim(participant, { dish: 'soup', ...pat }),
    bread: await claim(host, { dish: 'bread', claimerName: 'Hanna' }),
    water: await claim(host, { dish: 'water', claimerName: 'Hanna' }),
    wine: await claim(diner, { dish: 'wine', ...dina }),
  };
  const paymentIds = {
    soup: await pay(participant, { claimId: claimIds.soup, handle: SECRETS.participant }),
    wine: await pay(diner, { claimId: claimIds.wine, handle: SECRETS.diner }),
  };
  await pay(host, { claimId: claimIds.water, handle: SECRETS.host });
  await confirmPayment(host, { paymentId: paymentIds.wine });
  await limitTo(host, { id: receipt.id, scope });
  return { id: receipt.id, photoIds, itemIds: { beer: idOf('beer'), wine: idOf('wine') }, claimIds, paymentIds };
}

/** A bill on which nothing has happened. */
export async function newFreshBill(host: ServiceContext, input: object = {}): Promise<ReceiptState> {
  const bill = { restaurantName: 'A place', items: [{ name: 'beer', price: '10.00' }] };
  return (await createReceipt(host, { ...bill, ...input })).receipt;
}

/** A bill that is split evenly, of which the host and both diners took a part. */
export async function newEvenBill({ host, participant, diner }: Guests, scope: Scope): Promise<string> {
  const { id, items } = await newFreshBill(host, { restaurantName: `The ${scope} place`, splitEvenlyAmong: 4 });
  for (const who of [host, participant, diner])
    await claimItem(who, { itemId: items[0]?.id, claimerName: 'Pat', splitCount: 4 });
  await limitTo(host, { id, scope });
  return id;
}

/** Takes a receipt out of the sight of some, before the process that is asked remembers anything of it. */
export async function limitTo({ db }: ServiceContext, { id, scope }: { id: string; scope: Scope }): Promise<void> {
  await db.prisma.receipt.update({
    where: { id },
    data: scope === 'deleted' ? { deletedAt: new Date() } : { visibility: scope },
  });
}

function contactOf(secret: string): { claimerEmail: string; claimerPhone: string } {
  return { claimerEmail: `${secret}@example.com`, claimerPhone: '+1 212 555 0123' };
}
