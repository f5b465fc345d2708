import { readClaimerName } from '@fairtab/domain/inputs/lines';
import type { EarlyTap } from '../../../app/routing/earlyTaps';
import { TOO_SOON_MS } from '../../../ui/dialogs/openingTap';
import { namesakeOf } from '../namesOfOthers';
import { recallDiner, rememberDiner } from '../rememberedDiner';
import { openEntry, type HistoryEntry } from './historyEntry';
import { openTemplate, type OpenQuestion } from './openTemplate';
import { partsOf, type EarlyQuestion, type EarlyWish, type TakenOver } from './question';
import { PLACE, type QuestionTemplate } from './template';

/** How long nobody may have typed before the dialog takes over, in ms. */
const QUIET_MS = 300;

interface Asked {
  readonly template: QuestionTemplate;
  /** The tap on the dish that the question is about, and those on others. */
  readonly taps: readonly [EarlyTap, ...EarlyTap[]];
  readonly amount: string;
  readonly others: readonly string[];
}

/** "Who are you?" as long as the dialog's code is not there. */
export class AskedQuestion implements EarlyQuestion {
  repeat: ((taps: readonly EarlyTap[]) => void) | null = null;
  readonly #asked: Asked;
  readonly #parts: OpenQuestion;
  readonly #entry: HistoryEntry;
  readonly #wordsForNamesake: string;
  readonly #openedAt = performance.now();
  #typedAt = -Infinity;
  #isComposing = false;
  #openDialog: (() => void) | null = null;
  #isHandedOver = false;
  #wish: EarlyWish | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(asked: Asked) {
    this.#asked = asked;
    const onChoice = (name: string): void => {
      this.#parts.field.value = name;
      this.#show();
    };
    this.#parts = openTemplate(asked.template, { ...asked, onChoice });
    this.#wordsForNamesake = this.#parts.namesake.textContent;
    this.#show();
    this.#listen();
    this.#entry = openEntry(() => this.#want('leave'));
    window.fairtabQuestion = this;
  }

  get itemId(): string {
    return this.#dish.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? '';
  }

  handOver(open: () => void): void {
    this.#openDialog = open;
    this.#tryHandOver();
  }

  take(): TakenOver {
    const { dialog, field } = this.#parts;
    const taken: TakenOver = {
      text: field.value,
      selection: [field.selectionStart, field.selectionEnd],
      focused: partsOf(dialog).findIndex((part) => part === document.activeElement),
      wish: this.#wish,
      others: this.#asked.taps.map(({ target }) => target).filter((target) => target !== this.#dish),
    };
    this.#entry.handOver();
    this.#leave();
    return taken;
  }

  get #dish(): HTMLElement {
    return this.#asked.taps[0].target;
  }

  #show(problem = ''): void {
    const { field, claim, namesake, choices, problem: place } = this.#parts;
    const { others } = this.#asked;
    const found = namesakeOf(field.value, others);
    namesake.hidden = found === undefined;
    namesake.textContent = this.#wordsForNamesake.replace(PLACE, () => found ?? '');
    choices.hidden = found !== undefined || others.length === 0;
    setOrRemove(claim, 'aria-disabled', field.value.trim() === '');
    setOrRemove(field, 'aria-invalid', problem !== '');
    place.textContent = problem;
    place.hidden = problem === '';
  }

  #listen(): void {
    const { dialog, form, field, cross, more } = this.#parts;
    dialog.addEventListener('click', (event) => this.#dropEcho(event), true);
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      this.#want('leave');
    });
    // Browsers close a dialog on a second Escape without asking.
    dialog.addEventListener('close', () => this.#want('leave'));
    dialog.addEventListener('mousedown', (event) => {
      if (event.target === dialog && !this.#isEcho(event)) this.#want('leave');
    });
    cross.addEventListener('click', () => this.#want('leave'));
    more.addEventListener('click', () => this.#want('more'));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (field.value.trim() !== '') this.#want('claim');
    });
    field.addEventListener('input', () => {
      this.#typedAt = performance.now();
      this.#show();
    });
    field.addEventListener('compositionstart', () => {
      this.#isComposing = true;
    });
    field.addEventListener('compositionend', () => {
      this.#isComposing = false;
      this.#tryHandOver();
    });
  }

  /** A tap in the place of the dish, so soon after the question came, was meant for the dish (openingTap.ts). */
  #isEcho({ clientX: x, clientY: y, detail, timeStamp }: MouseEvent): boolean {
    const { left, right, top, bottom } = this.#dish.getBoundingClientRect();
    const isOnDish = x >= left && x <= right && y >= top && y <= bottom;
    // The keyboard clicks with a detail of 0.
    return detail !== 0 && timeStamp - this.#openedAt <= TOO_SOON_MS && isOnDish;
  }

  #dropEcho(event: MouseEvent): void {
    if (!this.#isEcho(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #want(wish: EarlyWish): void {
    if (this.#isHandedOver) this.#wish = wish;
    else if (wish === 'claim') this.#answer();
    else if (wish === 'more') this.#waitWith(wish);
    else this.#leave();
  }

  /** From now on the device knows its diner, so the taps do what they do for everybody who has a name. */
  #answer(): void {
    const reading = readClaimerName(this.#parts.field.value);
    if (!reading.ok) {
      this.#show(reading.message);
      return;
    }
    rememberDiner({ name: reading.value, email: '', phone: '' });
    // A browser may forbid to keep it. Then the dialog goes on with the answer.
    if (!recallDiner()) {
      this.#waitWith('claim');
      return;
    }
    document.documentElement.dataset['named'] = '';
    this.#end();
    if (this.repeat) this.repeat(this.#asked.taps);
    else window.fairtabEarly?.taps.push(...this.#asked.taps);
  }

  #waitWith(wish: EarlyWish): void {
    this.#wish = wish;
    this.#parts.form.setAttribute('data-early', '');
    this.#tryHandOver();
  }

  #tryHandOver(): void {
    clearTimeout(this.#timer);
    if (!this.#openDialog || this.#isComposing || this.#isHandedOver) return;
    const waitMs = this.#typedAt + QUIET_MS - performance.now();
    if (this.#wish === null && waitMs > 0) {
      this.#timer = setTimeout(() => this.#tryHandOver(), waitMs);
      return;
    }
    this.#isHandedOver = true;
    this.#openDialog();
  }

  #leave(): void {
    this.#end();
    for (const { target } of this.#asked.taps) target.removeAttribute('data-early');
  }

  #end(): void {
    clearTimeout(this.#timer);
    window.fairtabQuestion = undefined;
    this.#isHandedOver = true;
    this.#parts.close();
    this.#entry.close();
  }
}

function setOrRemove(element: HTMLElement, attribute: string, isSet: boolean): void {
  if (isSet) element.setAttribute(attribute, 'true');
  else element.removeAttribute(attribute);
}
