import { DOUBLE_TAP_MS } from '../../lib/doubleTap';

/** A tap or submission before the screen could react. */
export interface EarlyTap {
  readonly type: 'click' | 'submit';
  readonly target: HTMLElement;
  /** In ms since the page was opened. */
  readonly at: number;
}

/** How long a line of a bill may look tapped after its tap was done, in ms, when nothing about it changes. */
const LOOKS_TAPPED_MS = 1_000;

type Field = HTMLInputElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** What the script in index.html kept, in order, and how to stop it. Absent in tests. */
    fairtabEarly?:
      | {
          readonly taps: EarlyTap[];
          /** What was typed into or chosen in. */
          readonly fields: Set<Field>;
          /** The button under a finger that is not lifted yet. */
          readonly pressed: HTMLElement | null;
          readonly stop: () => void;
        }
      | undefined;
  }
}

/** Whether somebody tapped before the screen could react. What such a tap needs next is loaded at once. */
export function isTapWaiting(): boolean {
  return typeof window !== 'undefined' && (window.fairtabEarly?.taps.length ?? 0) > 0;
}

/** The screen reacts from now on. Does what was typed, chosen and tapped before, once per page. */
export function announceReady(): void {
  document.documentElement.dataset['hydrated'] = '';
  performance.mark('fairtab:ready');
  const early = window.fairtabEarly;
  if (!early) return;
  window.fairtabEarly = undefined;
  early.stop();
  // Its taps are its own. It is answered, or the dialog of the table goes on with it.
  if (window.fairtabQuestion) window.fairtabQuestion.repeat = (taps) => void doInOrder(toRepeat(taps));
  if (early.pressed && !early.pressed.isConnected) tapOnRelease(early.pressed);
  // A browser also fills in fields by itself, without an event.
  const fields = new Set([...early.fields, ...document.querySelectorAll<Field>('#root input, #root textarea')]);
  // All are read first, because a screen that renders puts back what it knows into the others.
  void doInOrder([...[...fields].map(toFill), ...toRepeat(early.taps)]);
}

/** Leaves out the second half of a double tap on a line of a bill. Other buttons are tapped as quickly as somebody likes. */
function onPurpose(taps: readonly EarlyTap[]): readonly EarlyTap[] {
  const last = new Map<HTMLElement, number>();
  return taps.filter(({ target, at }) => {
    if (!target.closest('[data-item]')) return true;
    if (at - (last.get(target) ?? -Infinity) < DOUBLE_TAP_MS) return false;
    last.set(target, at);
    return true;
  });
}

function toRepeat(taps: readonly EarlyTap[]): (() => void)[] {
  return onPurpose(taps).map((tap) => () => repeat(tap));
}

/** Lets the screen render after each one, because a handler may build on what the one before has changed. */
async function doInOrder(acts: readonly (() => void)[]): Promise<void> {
  for (const act of acts) {
    await Promise.resolve();
    act();
  }
}

function repeat({ type, target }: EarlyTap): void {
  const now = successorOf(target);
  if (target.closest('[data-item]')) lookTappedUntilItChanges(target);
  else target.removeAttribute('data-early');
  // Its page was opened by the tap itself, so that only the handlers are left.
  if (now instanceof HTMLAnchorElement) now.addEventListener('click', prevent, { once: true });
  if (type === 'click') now?.click();
  else if (now instanceof HTMLFormElement) now.requestSubmit();
}

/** A line that was tapped has the colour of a claim already. It keeps it until the claim shows, which its button says. */
function lookTappedUntilItChanges(button: HTMLElement): void {
  const end = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    button.removeAttribute('data-early');
  };
  const observer = new MutationObserver(end);
  observer.observe(button, { attributeFilter: ['aria-label'] });
  const timer = setTimeout(end, LOOKS_TAPPED_MS);
}

function prevent(event: Event): void {
  event.preventDefault();
}

/** A browser sends no click to a button that was replaced under the finger. */
function tapOnRelease(pressed: HTMLElement): void {
  const release = ({ type }: Event): void => {
    removeEventListener('pointerup', release);
    removeEventListener('pointercancel', release);
    if (type === 'pointerup') successorOf(pressed)?.click();
  };
  addEventListener('pointerup', release);
  addEventListener('pointercancel', release);
}

/**
 * React takes over fields as they are on the page, but does not hear of what happened in them before.
 * @returns tells React of what is in the field now
 */
function toFill(before: Field): () => void {
  const { value: typed, selectionStart, selectionEnd } = before;
  const files = before instanceof HTMLInputElement ? before.files : null;
  return () => {
    const field = successorOf(before);
    if (!field) return;
    if (files) {
      if (files.length === 0) return;
      if (field instanceof HTMLInputElement) field.files = files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      // A tap on a box or a choice is done as a tap.
    } else if (field.type !== 'checkbox' && field.type !== 'radio' && typed !== field.defaultValue) {
      // React hears of a change only when the value differs from the one that was set through the field itself.
      field.value = field.defaultValue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}

/** The element itself, or what stands for it when it was replaced: the same kind of element with the same words. */
function successorOf<Kind extends HTMLElement>(element: Kind): Kind | undefined {
  if (element.isConnected) return element;
  const words = wordsOf(element);
  if (words === '') return undefined;
  return [...document.querySelectorAll<Kind>(element.tagName)].find((other) => wordsOf(other) === words);
}

/** The visible name of an element: for a field its label, also when both are off the page. */
function wordsOf(element: HTMLElement): string {
  const page = element.getRootNode() as Document | Element;
  const label = element.id === '' ? null : page.querySelector(`label[for="${CSS.escape(element.id)}"]`);
  return element.getAttribute('aria-label') ?? (label ?? element).textContent;
}
