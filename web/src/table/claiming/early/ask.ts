import { namesOfOthers } from '../namesOfOthers';
import { recallDiner } from '../rememberedDiner';
import { amountIn } from './amountIn';
import { AskedQuestion } from './AskedQuestion';
import { peopleOnPage } from './peopleOnPage';
import type { QuestionTemplate } from './template';

/**
 * Asks a newcomer who taps a dish for a name before the page's code has arrived. The script in index.html keeps such taps. When
 * the question is answered, the page does them as any early taps, now that the name is known.
 */
export function askEarly(template: QuestionTemplate): void {
  const ask = (): void => {
    if (window.fairtabEarly) askForTaps(template);
    else removeEventListener('click', ask, true);
  };
  ask();
  // It hears of a tap after the script in index.html, which was there first.
  addEventListener('click', ask, true);
}

/** Takes the taps on dishes away from the page, and asks about the first. */
function askForTaps(template: QuestionTemplate): void {
  const kept = window.fairtabEarly?.taps ?? [];
  const [first, ...more] = kept.filter(({ target }) => target.closest('[data-item]'));
  const amount = first ? amountIn(first.target) : null;
  if (!first || amount === null || window.fairtabQuestion || recallDiner()) return;
  const table = peopleOnPage();
  if (!table) return;
  for (const tap of [first, ...more]) kept.splice(kept.indexOf(tap), 1);
  const others = namesOfOthers(table.people, table.diner);
  new AskedQuestion({ template, taps: [first, ...more], amount, others });
}
