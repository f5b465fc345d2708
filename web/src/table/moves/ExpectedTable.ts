import { graphql } from 'react-relay';
import {
  createOperationDescriptor,
  getRequest,
  readInlineData,
  type Disposable,
  type Environment,
  type OperationDescriptor,
} from 'relay-runtime';
import type { Write } from '../../network/outbox/writes';
import { VersionedStore } from '../../network/relay/VersionedStore';
import type { tableState_receipt$key } from '../__generated__/tableState_receipt.graphql';
import { tableState, type TableState } from '../tableState';
import type { ExpectedTableQuery$data } from './__generated__/ExpectedTableQuery.graphql';
import type { KnownMove } from './KnownMove';
import { receiptOf } from './receiptOf';
import { tableOf } from './tableOf';
import { THIS_DEVICE } from '../thisDevice';

/** Only the shape of a table in the store. It is never sent. */
const TABLE = graphql`
  query ExpectedTableQuery($id: ID!) @raw_response_type {
    receipt(id: $id) {
      viewerSeat {
        isHost
        diner
      }
      ...tableState_receipt
    }
  }
`;

/** A write that the store does not show yet. */
interface Expectation {
  readonly write: Write;
  readonly step: KnownMove['step'];
  readonly at: string;
  /** The id of what it makes: made here until the answer tells the real one. */
  readonly madeId: string;
  /** The version that the receipt has by it; null until it is answered. */
  readonly version: number | null;
}

function expectationOf(write: Write, { step }: KnownMove): Expectation {
  return { write, step, at: new Date().toISOString(), madeId: `new:${write.key}`, version: null };
}

/** The answer to a write. */
export interface Answered {
  readonly version: number;
  readonly claim?: { readonly id: string } | null;
  readonly payment?: { readonly id: string } | null;
}

const tables = new WeakMap<Environment, Map<string, ExpectedTable>>();

/** The one of a receipt, which all of its screens share. */
export function expectedTable(environment: Environment, linkId: string): ExpectedTable {
  const known = tables.get(environment) ?? new Map<string, ExpectedTable>();
  tables.set(environment, known);
  const table = known.get(linkId) ?? new ExpectedTable(environment, linkId);
  known.set(linkId, table);
  return table;
}

/**
 * Shows a receipt as it will be with the writes that are on their way: the state that the server told, and on it the domain's own moves,
 * in their order. They are decided anew on every state that comes, so that what others did meanwhile counts. A write is expected until
 * the store has the version of its answer, and no longer once it is refused.
 */
class ExpectedTable {
  readonly #environment: Environment;
  readonly #operation: OperationDescriptor;
  #expected: readonly Expectation[] = [];
  #layer: Disposable | null = null;
  #lastVersion = 0;

  constructor(environment: Environment, linkId: string) {
    this.#environment = environment;
    this.#operation = createOperationDescriptor(getRequest(TABLE), { id: linkId });
    // Relay may not be changed while it tells what has changed.
    storeOf(environment)?.onTold(() => {
      if (this.#expected.length > 0) queueMicrotask(() => this.#show());
    });
  }

  expect(write: Write, move: KnownMove): void {
    this.#expected = [...this.#expected, expectationOf(write, move)];
    this.#show();
  }

  /** The server did it. What it made has its real id from now on. A write that waited is expected from now on, until the state comes. */
  answered({ write, move }: { write: Write; move: KnownMove }, { version, claim, payment }: Answered): void {
    if (!this.#expected.some((each) => each.write.key === write.key)) this.expect(write, move);
    this.#expected = this.#expected.map((each) =>
      each.write.key === write.key ? { ...each, version, madeId: claim?.id ?? payment?.id ?? each.madeId } : each,
    );
    this.#show();
  }

  /** Whether the store has the state of an answer. */
  has({ version }: Answered): boolean {
    return (this.#told()?.version ?? 0) >= version;
  }

  /** It was refused, or nobody answered. */
  forget(key: string): void {
    this.#expected = this.#expected.filter(({ write }) => write.key !== key);
    this.#show();
  }

  #show(): void {
    const told = this.#told();
    const version = told?.version ?? 0;
    // When the server's database went back in time, what was answered is gone, too.
    const wentBack = version < this.#lastVersion;
    this.#lastVersion = version;
    this.#expected = this.#expected.filter((each) => each.version === null || (each.version > version && !wentBack));
    const response = told && this.#expected.length > 0 ? this.#responseOn(told) : null;
    this.#layer?.dispose();
    this.#layer = response && this.#environment.applyMutation({ operation: this.#operation, response, updater: null });
  }

  /** @returns null when this page cannot compute it. Then the screen waits for the server, and the write goes its way. */
  #responseOn({ viewerSeat, table }: Told) {
    const guestId = viewerSeat.diner ?? THIS_DEVICE;
    try {
      const next = this.#expected.reduce(
        (state, { write, step, madeId, at }) =>
          step(state, write.input, { guestId, madeId, at, paidBy: write.paidBy ?? 'CASH' }),
        receiptOf(table),
      );
      return { receipt: { ...tableOf(next, table), viewerSeat: { ...viewerSeat, diner: guestId } } };
    } catch (error) {
      reportError(error);
      return null;
    }
  }

  /** The receipt as the server told it. Null while the store does not have all of it, as when this device kept it for an older page. */
  #told(): Told | null {
    const { data, isMissingData } = storeOf(this.#environment)?.lookupTold(this.#operation.fragment) ?? {};
    const receipt = (data as ExpectedTableQuery$data | undefined)?.receipt;
    if (!receipt || isMissingData) return null;
    const table = readInlineData<tableState_receipt$key>(tableState, receipt);
    return { table, version: table.version, viewerSeat: receipt.viewerSeat };
  }
}

interface Told {
  readonly version: number;
  readonly table: TableState;
  readonly viewerSeat: { readonly isHost: boolean; readonly diner: string | null | undefined };
}

function storeOf(environment: Environment): VersionedStore | null {
  const store = environment.getStore();
  return store instanceof VersionedStore ? store : null;
}
