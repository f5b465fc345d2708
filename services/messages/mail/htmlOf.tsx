import { render } from '@react-email/render';
import type { Letter } from './letter';
import { LetterPage } from './LetterPage';

/** A letter as HTML. Texts of people are escaped. */
export function htmlOf(letter: Letter): Promise<string> {
  return render(<LetterPage letter={letter} />);
}
