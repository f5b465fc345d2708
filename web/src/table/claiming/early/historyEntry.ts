import { addEntry, stateHere } from '../../../ui/history/layers';

/** The entry of an open question in the browser's history, which Back takes away. */
export interface HistoryEntry {
  /** Takes the entry out of the history, unless Back did. */
  readonly close: () => void;
  /** Leaves the entry to the dialog that takes the place of the question. */
  readonly handOver: () => void;
}

/**
 * Gives the question an entry as `layers.ts` gives one to every dialog, so that the page's dialog goes on with it. The page
 * counts the element with `data-layer` among its layers as long as it is there.
 */
export function openEntry(onBack: () => void): HistoryEntry {
  // An entry without a state would look like a link within the page. The router counts its entries from 0.
  history.replaceState({ idx: 0, ...stateHere() }, '');
  // After a reload with a question the entry may be there.
  if (!('layer' in stateHere())) addEntry(1);
  let isOurs = true;
  const handOver = (): void => {
    isOurs = false;
    removeEventListener('popstate', onPop);
  };
  const onPop = (): void => {
    history.scrollRestoration = 'auto';
    handOver();
    onBack();
  };
  addEventListener('popstate', onPop);
  return {
    handOver,
    close: () => {
      if (!isOurs) return;
      handOver();
      // Without its mark the page takes the entry for its own, and does not go back a second time.
      const { layer: _layer, ...state } = stateHere();
      history.replaceState(state, '');
      history.back();
    },
  };
}
