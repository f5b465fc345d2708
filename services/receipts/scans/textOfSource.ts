import { htmlRows, isHtml } from '@fairtab/domain/scan/pasted/htmlRows';
import { parseDocument } from 'htmlparser2';

/** The most characters of the source of a mail. Texts have fewer, which their own rule says. */
const MAX_SOURCE_CHARACTERS = 200_000;

/** An input whose text is the source of a saved mail, with the text that the mail shows, by rows. Any other input as it is. */
export function textOfSource(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('text' in input)) return input;
  const { text } = input;
  if (typeof text !== 'string' || text.length > MAX_SOURCE_CHARACTERS || !isHtml(text)) return input;
  return { ...input, text: htmlRows(parseDocument(text)) };
}
