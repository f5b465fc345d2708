import type { Dish, ItemState, Person, ReceiptState } from '@fairtab/domain/receipts';
import type { Visibility } from '@fairtab/domain/policy';

/** Who sends a request, and with which key. */
interface Request {
  readonly receiptId: string;
  /** The guest whose cookie comes along; null for a browser that is no guest yet. */
  readonly guestId: string | null;
  readonly idempotencyKey: string;
}

/** A line as an edit sends it. */
export type SentItem = Dish & Pick<ItemState, 'id'>;

/** One request about a receipt, whole enough to be sent to another process. */
export type Act = Request &
  (
    | {
        readonly do: 'claim';
        readonly itemId: string;
        readonly name: string;
        readonly units: number | null;
        readonly splitCount: number;
        readonly shareWith: readonly Person[];
      }
    | { readonly do: 'unclaim' | 'cancel' | 'reopen' | 'decline'; readonly claimId: string }
    | { readonly do: 'pay'; readonly claimIds: readonly string[] | null }
    | { readonly do: 'confirm' | 'dispute'; readonly paymentId: string }
    | { readonly do: 'accept'; readonly paymentId: string; readonly days: number }
    | {
        readonly do: 'edit';
        readonly items: readonly SentItem[] | null;
        readonly tipCents: number;
        readonly expectedVersion: number | null;
      }
    | { readonly do: 'add'; readonly item: Dish }
    | { readonly do: 'splitEvenly'; readonly people: number }
    | { readonly do: 'splitByItem' | 'delete' | 'restore' }
    | { readonly do: 'share'; readonly visibility: Visibility }
    | {
        readonly do: 'treat';
        readonly claimIds: readonly string[];
        readonly name: string | null;
        readonly people: readonly Person[];
      }
    | { readonly do: 'endTreat'; readonly claimIds: readonly string[] }
    | { readonly do: 'askHousehold'; readonly person: Person }
    | { readonly do: 'joinHousehold' | 'leaveHousehold' }
    /** The browser signs in to an account, which takes over all that its guest has. */
    | { readonly do: 'signIn'; readonly accountGuestId: string }
  );

export type ActOf<Kind extends Act['do']> = Extract<Act, { readonly do: Kind }>;

/** What the answer to a request says. Retries have to get the same. */
export interface Made {
  readonly claimId?: string;
  readonly claimIds?: readonly string[];
  readonly paymentId?: string;
  readonly itemId?: string;
}

export type Outcome =
  | {
      readonly is: 'done';
      readonly made: Made;
      /** The receipt as it was answered; null where the answer has none. */
      readonly receipt: ReceiptState | null;
      /** The versions of the receipt that were announced on its behalf: one for all that were written together. */
      readonly announced: readonly number[];
    }
  /** @see DomainError.code */
  | { readonly is: 'refused'; readonly code: string; readonly announced: readonly number[] }
  /** Nobody could answer in time. The act may have been done. */
  | { readonly is: 'unavailable' }
  | { readonly is: 'broken'; readonly error: string };
