import { listOf } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { sendEndTreat } from '../table/claiming/sendEndTreat';
import type { ClaimWish } from '../table/claiming/useClaiming';
import { isTakenBack, type Move, type Write } from '../network/outbox/writes';
import type { MutationOutcome } from '../network/relay/mutationOutcome';
import type { Table } from '../table/TableContext';
import { sayInBar } from '../table/SaidInBar';
import { toast } from '../ui/toasts/toast';
import { BarAnswer } from './BarAnswer';

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

/** What an answered write takes to be undone. */
interface Undo {
  /** The ids of the claims that it is about. Without them it has nothing to undo. */
  readonly claimIds: readonly string[];
  readonly run: () => Promise<void>;
}

/** What is said on the screen and can be undone: claims, or claims that were given back. */
interface Undoable {
  readonly move: Move;
  readonly names: readonly string[];
  readonly undos: readonly Undo[];
}

interface Moves extends Pick<Table, 'linkId' | 'send'> {
  readonly unclaim: (claimId: string) => Promise<void>;
  readonly claim: (wish: ClaimWish) => Promise<void>;
}

/**
 * Says what came of the writes of one receipt. What can be undone is said in the bar of the table, and as a toast where a page has
 * none. Quick taps share one message, which names all of them, so that its Undo leaves none out. When another diner was faster,
 * the server's message says what is left.
 */
export class Outcomes {
  #shown: Undoable | null = null;

  show({ write, outcome, ...moves }: Moves & { write: Write; outcome: MutationOutcome<object> }): void {
    const undo = outcome.kind === 'done' ? undoOf({ write, payload: outcome.payload, ...moves }) : null;
    // It was on its way to the server when its person took it back. What cannot be undone is told as usual.
    if (undo && isTakenBack(write.key)) return void undo.run();
    if (outcome.kind !== 'done') {
      const title = TITLES[outcome.reason ?? ''] ?? write.refused;
      this.#forget();
      toast({ title, message: outcome.message, variant: 'destructive' });
      return;
    }
    const replaced = (write.input['replaces'] as readonly string[] | undefined) ?? [];
    const changed = new Set([...replaced, ...write.about]);
    if (this.#shown?.undos.some(({ claimIds }) => claimIds.some((id) => changed.has(id)))) this.#forget();
    // The row shows another part at once, and is where it is changed back.
    if (write.input['replaces'] !== undefined) return;
    if (undo) this.#say(this.#joined({ move: write.move, name: write.done.message ?? '', undo }), write);
    else toast(write.done);
  }

  #forget(): void {
    this.#shown = null;
    sayInBar(null);
  }

  #joined({ move, name, undo }: { move: Move; name: string; undo: Undo }): Undoable {
    const former = this.#shown?.move === move ? this.#shown : null;
    return { move, names: [...(former?.names ?? []), name], undos: [...(former?.undos ?? []), undo] };
  }

  #say(shown: Undoable, { done }: Write): void {
    this.#shown = shown;
    const { move, names, undos } = shown;
    let isUndone = false;
    const undoAll = async (): Promise<void> => {
      if (isUndone) return;
      isUndone = true;
      if (this.#shown === shown) this.#shown = null;
      // The latest first, and one after the other, because the price of a part depends on what is free.
      for (const { run } of undos.toReversed()) await run();
    };
    const message = shortListOf([...new Set(names)]);
    const { title } = names.length > 1 ? { title: titleOf(move, names.length) } : done;
    const words = wordsOf({ move, title, names: message });
    const gone = (): void => {
      if (this.#shown === shown) this.#shown = null;
    };
    const leaveBar = (): void => {
      gone();
      sayInBar(null);
    };
    const onUndo = (): void => void undoAll();
    const inBar = <BarAnswer words={words} title={words === title ? null : title} onUndo={onUndo} onGone={leaveBar} />;
    if (sayInBar(inBar)) return;
    const said = names.length > 1 ? { title, message } : done;
    toast({ ...said, action: { label: t('Undo'), onAction: onUndo }, onGone: gone });
  }
}

/** What the eye reads in the bar. Beside a long button only its beginning has room. */
function wordsOf({ move, title, names }: { move: Move; title: string; names: string }): string {
  if (move === 'claimItem') return t('Added: {names}', { names });
  return move === 'unclaim' ? t('Given back: {names}', { names }) : title;
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

function undoOf({ write, payload, unclaim, claim, ...table }: Moves & { write: Write; payload: object }): Undo | null {
  const { move, undo } = write;
  if (move === 'claimItem' && 'claim' in payload) {
    const { id } = payload.claim as { id: string };
    const run = undo ? () => claim({ ...(undo as ClaimWish), replaces: [id] }) : () => unclaim(id);
    return { claimIds: [id], run };
  }
  if (move === 'treat' && 'claims' in payload) {
    const claimIds = (payload.claims as { id: string }[]).map(({ id }) => id);
    return { claimIds, run: () => sendEndTreat(table, claimIds) };
  }
  return move === 'unclaim' && undo ? { claimIds: [], run: () => claim(undo as ClaimWish) } : null;
}
