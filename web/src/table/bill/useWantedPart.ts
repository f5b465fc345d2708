import type { Portion } from '@fairtab/domain/claims';
import { useEffect, useRef, useState } from 'react';
import type { OwnPart } from '../claiming/ownPart';
import { useTable } from '../TableContext';

export interface WantedPart extends Portion {
  /** The ids of the people who are asked to share it; fewer than `splitCount`. */
  readonly shareWith: readonly string[];
}

/**
 * What the viewer wants of an own dish. It is shown at once. Only the latest wish is sent, when what was sent before is answered,
 * so that quick taps on several faces all count.
 * @returns `wanted` null when the viewer's claims on the dish are no one part.
 */
export function useWantedPart({ itemId, part }: { itemId: string; part: OwnPart }): {
  readonly wanted: WantedPart | null;
  readonly want: (wanted: WantedPart) => void;
} {
  const { actions } = useTable();
  const [wish, setWish] = useState<WantedPart | null>(null);
  const [isSending, setSending] = useState(false);
  const sent = useRef<WantedPart | null>(null);
  useEffect(() => {
    if (!wish || isSending || !part.isAnswered) return;
    if (sent.current === wish) {
      setWish(null);
      return;
    }
    sent.current = wish;
    setSending(true);
    const { shareWith, ...portion } = wish;
    void actions
      .claim({ itemId, claimer: part.claimer, portion, shareWith, replaces: part.ids })
      .finally(() => setSending(false));
  }, [wish, isSending, part, itemId, actions]);
  const { portion, shareWith } = part;
  return { wanted: wish ?? (portion && { ...portion, shareWith }), want: setWish };
}

/** One more person is asked. Whoever was counted without a name is that person first. */
export function sharedWith(part: WantedPart, personId: string): WantedPart {
  const shareWith = [...part.shareWith, personId];
  return { ...part, shareWith, splitCount: Math.max(part.splitCount, 1 + shareWith.length) };
}

/** One person fewer shares it. */
export function without(part: WantedPart, personId: string): WantedPart {
  const shareWith = part.shareWith.filter((id) => id !== personId);
  return { ...part, shareWith, splitCount: part.splitCount - 1 };
}
