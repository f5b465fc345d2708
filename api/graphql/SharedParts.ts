import type { ReceiptState } from '@fairtab/domain/receipts';
import { execute, GraphQLSchema, isObjectType, type DocumentNode, type ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ApiContext } from '../context';
import { SharedResult } from './SharedResult';
import { SHARED_PART, splitDocument, type SplitDocument } from './splitDocument';

/** A part is asked for within moments, and has up to 50 kB. */
const MOST_PARTS = 200;
/** As it is in a serialised answer. */
const MARK = `"${SHARED_PART}":"Receipt"`;

/**
 * The parts of answers that are the same for all who read one state of a receipt. A table opens its link within a minute, and what all of
 * it sees is by far the largest part of each page.
 */
export class SharedParts {
  readonly #schema: GraphQLSchema;
  /** Its root is a receipt. */
  readonly #receiptSchema: GraphQLSchema;
  readonly #splits = new WeakMap<DocumentNode, SplitDocument | null>();
  readonly #parts = new LRUCache<string, Promise<string | ExecutionResult>>({ max: MOST_PARTS });

  constructor(schema: GraphQLSchema) {
    const receipt = schema.getType('Receipt');
    if (!isObjectType(receipt)) throw new Error('The schema has no receipts');
    this.#schema = schema;
    this.#receiptSchema = new GraphQLSchema({ query: receipt });
  }

  /** @returns null when answers of the document have no such part. It is found once for each document. */
  splitOf(document: DocumentNode): SplitDocument | null {
    const known = this.#splits.get(document);
    if (known !== undefined) return known;
    const split = splitDocument({ schema: this.#schema, receiptSchema: this.#receiptSchema, document });
    this.#splits.set(document, split);
    return split;
  }

  /**
   * Puts the shared part into the answer of `split.own`.
   * @param answer.receipt the state that was answered with; null when there was none.
   * @returns the whole answer, or the errors of the shared part if it has any.
   */
  async join({
    result,
    split,
    receipt,
    ctx,
  }: {
    result: ExecutionResult;
    split: SplitDocument;
    receipt: ReceiptState | null;
    ctx: ApiContext;
  }): Promise<ExecutionResult> {
    if (!receipt) return result;
    const json = JSON.stringify(result);
    const start = json.indexOf(MARK);
    if (start < 0) return result;
    const shared = await this.#partOf({ split, receipt, ctx });
    if (typeof shared !== 'string') return shared;
    const joined = new SharedResult(`${json.slice(0, start)}${shared}${json.slice(start + MARK.length)}`);
    // An answer with errors is not kept, so it must not look as if it had none.
    return result.errors ? { data: joined.data, errors: result.errors } : joined;
  }

  #partOf({
    split,
    receipt,
    ctx,
  }: {
    split: SplitDocument;
    receipt: ReceiptState;
    ctx: ApiContext;
  }): Promise<string | ExecutionResult> {
    const { id, version, writeId } = receipt;
    const key = `${id} ${version} ${writeId} ${split.key} ${split.showsPresence ? ctx.live.looking(id) : ''}`;
    const known = this.#parts.get(key);
    if (known) return known;
    const part = this.#execute({ split, receipt, ctx });
    this.#parts.set(key, part);
    const forget = (): void => void this.#parts.delete(key);
    part.then((made) => typeof made === 'string' || forget(), forget);
    return part;
  }

  async #execute({
    split,
    receipt,
    ctx,
  }: {
    split: SplitDocument;
    receipt: ReceiptState;
    ctx: ApiContext;
  }): Promise<string | ExecutionResult> {
    const { shared: document } = split;
    const result = await execute({
      schema: this.#receiptSchema,
      document,
      rootValue: receipt,
      contextValue: ctx,
    });
    // Its braces are those of the receipt that it is put into.
    return result.errors ? { errors: result.errors } : JSON.stringify(result.data).slice(1, -1);
  }
}
