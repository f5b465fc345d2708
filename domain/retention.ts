const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a receipt of a guest is kept after its last change, in days (docs/product/access.md). */
export const KEPT_DAYS = { unclaimed: 30, settled: 90, open: 180 } as const;
/** Who left an address is told this long before a receipt is removed. */
export const TOLD_BEFORE_MS = 7 * DAY_MS;
/** An address is for its receipt only. It is kept this long after everything on the receipt was settled. */
export const KEEP_ADDRESSES_MS = 90 * DAY_MS;

/** A change right after a look can settle a receipt, and what is due then is due this much later. */
const LOOK_WITHIN_MS = KEPT_DAYS.settled * DAY_MS - TOLD_BEFORE_MS;

/** What decides how long a receipt, and the addresses on it, are kept. */
export interface KeptReceipt {
  /** Its host deleted it, so that another rule removes it. */
  readonly isDeleted: boolean;
  /** Receipts of accounts stay until the account is deleted. */
  readonly isOfAccount: boolean;
  readonly wasClaimed: boolean;
  /** All of it is paid, and every payment is confirmed. */
  readonly isSettled: boolean;
  /** Somebody has not paid what they claimed. */
  readonly hasUnpaid: boolean;
  /** Somebody left an address or a phone number on it. */
  readonly hasAddresses: boolean;
  /** Diners without an account left an email address on it. They are told before it is removed. */
  readonly hasReaders: boolean;
  /** The time of the last change by a person. The removal of names and addresses is no such change. */
  readonly lastChangeAt: Date;
  readonly toldAt: Date | null;
}

/** What is to be done about a receipt now, and when it is to be looked at again. */
export interface Tidying {
  readonly act: 'remove' | 'tell' | 'forgetAddresses' | null;
  readonly lookAt: Date;
}

/**
 * Decides what of a receipt has been kept long enough (docs/product/access.md).
 * @returns for an act that is to be done, a look tomorrow, in case it fails.
 */
export function tidyingOf(receipt: KeptReceipt, now: Date): Tidying {
  const due = dueActs(receipt).sort((one, other) => one.atMs - other.atMs);
  const [first] = due;
  const tomorrow = new Date(now.getTime() + DAY_MS);
  if (first && first.atMs <= now.getTime()) return { act: first.act, lookAt: tomorrow };
  return { act: null, lookAt: new Date(Math.min(first?.atMs ?? Infinity, now.getTime() + LOOK_WITHIN_MS)) };
}

interface DueAct {
  readonly act: 'remove' | 'tell' | 'forgetAddresses';
  readonly atMs: number;
}

function dueActs(receipt: KeptReceipt): DueAct[] {
  const { isDeleted, isOfAccount, isSettled, hasUnpaid, hasAddresses, lastChangeAt } = receipt;
  if (isDeleted) return [];
  const acts: DueAct[] = isOfAccount ? [] : [dueRemoval(receipt)];
  // A guest's settled receipt is removed at the same time, after those addresses were written to.
  const goWithReceipt = !isOfAccount && isSettled;
  if (hasAddresses && !hasUnpaid && !goWithReceipt)
    acts.push({ act: 'forgetAddresses', atMs: lastChangeAt.getTime() + KEEP_ADDRESSES_MS });
  return acts;
}

/** The removal, or what has to come before it. A change by a person begins the time anew, so it has to be told again. */
function dueRemoval({ wasClaimed, isSettled, hasReaders, lastChangeAt, toldAt }: KeptReceipt): DueAct {
  const days = !wasClaimed ? KEPT_DAYS.unclaimed : isSettled ? KEPT_DAYS.settled : KEPT_DAYS.open;
  const endsAtMs = lastChangeAt.getTime() + days * DAY_MS;
  if (!hasReaders) return { act: 'remove', atMs: endsAtMs };
  if (toldAt === null || toldAt <= lastChangeAt) return { act: 'tell', atMs: endsAtMs - TOLD_BEFORE_MS };
  return { act: 'remove', atMs: Math.max(endsAtMs, toldAt.getTime() + TOLD_BEFORE_MS) };
}

/** When a new receipt is looked at first. Before that, nothing on it can have been kept too long. */
export function firstLookAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + KEPT_DAYS.unclaimed * DAY_MS);
}
