import { listOf } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { sendEndTreat } from '../claiming/sendEndTreat';
import type { ClaimWish } from '../claiming/useClaiming';
import { isTakenBack, type Move, type Write } from '../outbox/writes';
import type { MutationOutcome } from '../relay/mutationOutcome';
import type { Table } from '../table/TableContext';
import { toast } from '../ui/toasts/toast';

const TITLES: Partial<Record<string, string>> = {
  AlreadyClaimed: t('Somebody was faster'),
  AmountMismatch: t('The price has changed'),
};

function titleOf(move: Move, count: number): string {
  if (move === 'claimItem') return t('{count, plural, one {# item claimed} other {# items claimed}}', { count });
  return move === 'unclaim'
    ? t('{count, plural, one {# item unclaimed} other {# items unclaimed}}', { count })
    : t('{count, plural, one {# item taken on} other {# items taken on}}', { count });
}

/** What the toast on the screen can undo: claims, or claims that were given back. */
interface Undoable {
  readonly move: Move;
  readonly names: readonly string[];
  readonly undos: readonly (() => Promise<void>)[];
}

interface Moves extends Pick<Table, 'linkId' | 'send'> {
  readonly unclaim: (claimId: string) => Promise<void>;
  readonly claim: (wish: ClaimWish) => Promise<void>;
}

/**
 * The toasts about what came of the writes of one receipt. Quick taps share one toast, which names all of them, so that its
 * Undo leaves none out. When another diner was faster, the server's message says what is left.
 */
export class OutcomeToasts {
  #shown: Undoable | null = null;

  show({ write, outcome, ...moves }: Moves & { write: Write; outcome: MutationOutcome<object> }): void {
    const undo = outcome.kind === 'done' ? undoOf({ write, payload: outcome.payload, ...moves }) : null;
    // It was on its way to the server when its person took it back. What cannot be undone is told as usual.
    if (undo && isTakenBack(write.key)) return void undo();
    if (outcome.kind !== 'done') {
      const title = TITLES[outcome.reason ?? ''] ?? write.refused;
      this.#shown = null;
      toast({ title, message: outcome.message, variant: 'destructive' });
      return;
    }
    // The row shows another part at once, and is where it is changed back.
    if (write.input['replaces'] !== undefined) return;
    this.#shown = undo && this.#joined({ move: write.move, name: write.done.message ?? '', undo });
    if (this.#shown) this.#showUndoable(this.#shown, write);
    else toast(write.done);
  }

  #joined({ move, name, undo }: { move: Move; name: string; undo: () => Promise<void> }): Undoable {
    const former = this.#shown?.move === move ? this.#shown : null;
    return { move, names: [...(former?.names ?? []), name], undos: [...(former?.undos ?? []), undo] };
  }

  #showUndoable(shown: Undoable, { done }: Write): void {
    const { move, names, undos } = shown;
    const forget = (): void => {
      if (this.#shown === shown) this.#shown = null;
    };
    const undoAll = async (): Promise<void> => {
      forget();
      // The latest first, and one after the other, because the price of a part depends on what is free.
      for (const undo of undos.toReversed()) await undo();
    };
    const words = {
      title: titleOf(move, names.length),
      message: shortListOf([...new Set(names)]),
    };
    const action = { label: t('Undo'), onAction: () => void undoAll() };
    toast({ ...(names.length > 1 ? words : done), action, onGone: forget });
  }
}

/** More names than these would cover the dishes. */
const NAMES_SHOWN = 3;

function shortListOf(names: readonly string[]): string {
  const shown =
    names.length > NAMES_SHOWN
      ? [...names.slice(0, NAMES_SHOWN - 1), t('names|{count} more', { count: names.length - NAMES_SHOWN + 1 })]
      : names;
  return listOf(shown);
}

function undoOf({ write, payload, unclaim, claim, ...table }: Moves & { write: Write; payload: object }) {
  const { move, undo } = write;
  if (move === 'claimItem' && 'claim' in payload) {
    const { id } = payload.claim as { id: string };
    return undo ? () => claim({ ...(undo as ClaimWish), replaces: [id] }) : () => unclaim(id);
  }
  if (move === 'treat' && 'claims' in payload) {
    const claimIds = (payload.claims as { id: string }[]).map(({ id }) => id);
    return () => sendEndTreat(table, claimIds);
  }
  return move === 'unclaim' && undo ? () => claim(undo as ClaimWish) : null;
}
