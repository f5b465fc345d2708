import { MOST_NAMES } from '../namesOfOthers';
import { PLACE, QUESTION_ID, type QuestionTemplate } from './template';

/** What of an open question is changed or listened to. */
export interface OpenQuestion {
  readonly dialog: HTMLDialogElement;
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  /** What is wrong with the name. */
  readonly problem: HTMLElement;
  /** Says that somebody at the table has the name. */
  readonly namesake: HTMLElement;
  /** The names to choose, with their heading. */
  readonly choices: HTMLElement;
  readonly cross: HTMLElement;
  readonly more: HTMLElement;
  readonly claim: HTMLElement;
  readonly close: () => void;
}

/** Opens the question over the page. */
export function openTemplate(
  { html, css }: QuestionTemplate,
  { amount, others, onChoice }: { amount: string; others: readonly string[]; onChoice: (name: string) => void },
): OpenQuestion {
  // The page's policy allows no style element that it does not know.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const box = document.createElement('div');
  box.id = QUESTION_ID;
  box.dataset['layer'] = '';
  box.innerHTML = html;
  const part = (selector: string): HTMLElement => {
    const found = box.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The question has no ${selector}`);
    return found;
  };
  const field = part('input') as HTMLInputElement;
  const names = part('[role=group]');
  const claim = part('[type=submit]');
  write(claim, amount);
  const [pattern] = names.children;
  names.replaceChildren(
    ...others.slice(0, MOST_NAMES).map((name) => {
      const choice = pattern?.cloneNode(true) as HTMLElement;
      write(choice, name);
      choice.addEventListener('click', () => onChoice(name));
      return choice;
    }),
  );
  document.body.append(box);
  const dialog = part('dialog') as HTMLDialogElement;
  dialog.showModal();
  field.focus();
  return {
    dialog,
    form: part('form') as HTMLFormElement,
    field,
    problem: part(`#${CSS.escape(field.getAttribute('aria-describedby') ?? '')}`),
    namesake: part('[role=status]'),
    choices: names.parentElement ?? names,
    cross: part('button'),
    more: part('[aria-haspopup]'),
    claim,
    close: () => {
      dialog.close();
      box.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

function write(element: HTMLElement, value: string): void {
  element.textContent = element.textContent.replace(PLACE, () => value);
}
