/**
 * A layer is something in front of a screen that the browser's Back takes away: a dialog, or a later step of a form. Each
 * open layer has one entry in the browser's history, at the address of its screen. Layers open and close in React, and the
 * history changes later and by itself, so the two are compared and brought together after every change of either.
 */
interface Layer {
  /** Called on Back. The layer may stay, to ask before something is lost. Then its entry is made anew. */
  readonly leave: () => void;
}

const layers: Layer[] = [];
/** Whether a step back in the history was asked for and did not happen yet. */
let isGoingBack = false;
let isDue = false;
let isWatching = false;

/** Opens a layer above all others. @returns a function that closes it */
export function openLayer(leave: Layer['leave']): () => void {
  const layer = { leave };
  layers.push(layer);
  alignHistory();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    alignHistory();
  };
}

/**
 * Gives the history as many entries as there are layers. A screen calls it when it appears: a reload, or a link in a
 * dialog, leaves entries without a layer behind.
 */
export function alignHistory(): void {
  watch();
  if (isDue) return;
  isDue = true;
  // Later, so that a dialog that replaces another takes over its entry.
  setTimeout(() => {
    isDue = false;
    if (!isGoingBack) align();
  });
}

function align(): void {
  const entries = entriesHere();
  // A question that was asked before this code had arrived has made its entry by itself (historyEntry.ts).
  const open = layers.length + document.querySelectorAll('[data-layer]').length;
  if (entries > open) {
    isGoingBack = true;
    history.go(open - entries);
  }
  for (let entry = entries + 1; entry <= open; entry += 1) addEntry(entry);
}

/** Adds an entry at the address of the screen, with so many layers. */
export function addEntry(entry: number): void {
  // Back must not scroll the page behind a dialog. A reload may, so the entry that is shown keeps the browser's way.
  history.scrollRestoration = 'manual';
  history.pushState({ ...stateHere(), layer: entry }, '');
  history.scrollRestoration = 'auto';
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('popstate', () => {
    history.scrollRestoration = 'auto';
    if (isGoingBack) isGoingBack = false;
    // A link within the page, such as the skip link, makes an entry without a state, and is no way back.
    else if (history.state !== null) for (const layer of layers.slice(entriesHere()).reverse()) layer.leave();
    alignHistory();
  });
}

/** The number of layers of the entry that is shown. */
function entriesHere(): number {
  const { layer } = stateHere();
  return typeof layer === 'number' ? layer : 0;
}

/** The state of the entry that is shown; empty when it has none. */
export function stateHere(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
