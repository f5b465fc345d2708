import type { Reading, Word } from '../words';

/** How much surer the other recogniser has to be, of digits and of letters: two differ by chance about so much. */
const SURER = { digits: 0.05, letters: 0.1 } as const;
const AMOUNT = /\d?[.,]\d{1,2}\D{0,2}$/;
/** A price whose end is cut off or faded: "4." or "7.6". */
const TORN = /^\$?\d{1,4}[.,]\d?$/;
/** What completes a torn price is read with at least this confidence. */
const COMPLETE = 0.8;
/** The confidence of the reading that lost: it is likelier than a lookalike of which nobody read anything. */
const LOST = 0.3;

/**
 * A word after another recogniser read its place, as one word or several. When both read the same amount or text, both would
 * have to be wrong; otherwise the surer one counts, and the other one stays as an alternative. An amount is never given up for
 * what is none.
 */
export function settled(word: Word, again: readonly Word[]): readonly Word[] {
  const { text, confidence, alternatives = [], isBareBefore } = word;
  const [first, ...others] = again;
  if (!first) return [word];
  const other = again.map((each) => each.text).join(' ');
  const otherConfidence = Math.min(...again.map((each) => each.confidence));
  if (isSame(text, other))
    return [{ ...word, confidence: 1 - (1 - confidence) * (1 - otherConfidence), isReadAlike: true }];
  const isAmount = AMOUNT.test(text);
  if (isAmount && !AMOUNT.test(first.text)) return [word];
  const isCompleted = TORN.test(text) && first.text.startsWith(text) && first.confidence >= COMPLETE;
  const isSurer = otherConfidence > confidence + (/\d/.test(text) ? SURER.digits : SURER.letters);
  if (others.length > 0) return isSurer && !isAmount ? again : [word];
  if (isCompleted || isSurer)
    return [
      { ...first, ...(isBareBefore && { isBareBefore }), alternatives: withLost(word, first.alternatives ?? []) },
    ];
  return [{ ...word, alternatives: withLost(first, alternatives) }];
}

/** Whether two readings say the same. Of an amount its digits count, and a dollar sign is often read as one of these. */
function isSame(a: string, b: string): boolean {
  if (a === b) return true;
  if (!AMOUNT.test(a) || !AMOUNT.test(b)) return false;
  const digits = (text: string): string => text.replace(/\D/g, '');
  const signed = a.startsWith('$') && /^[$S58]/.test(b) ? b.slice(1) : b;
  return digits(a) === digits(signed) || digits(a) === digits(b);
}

function withLost({ text, confidence }: Reading, others: readonly Reading[]): Reading[] {
  const lost = { text, confidence: Math.min(LOST, confidence) };
  return [lost, ...others.filter((other) => other.text !== text)].sort((a, b) => b.confidence - a.confidence);
}
