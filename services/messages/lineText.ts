import { factFromStored } from '@fairtab/domain/facts/changes';
import { changeText, type Reader } from '@fairtab/domain/facts/changeText';

/**
 * A stored line of the trail as a sentence for a reader, in the current language. A line that an older program stored has only
 * its sentence, in the language of whoever acted.
 */
export function lineText({ fact, summary }: { fact: unknown; summary: string }, reader: Reader | null): string {
  const known = factFromStored(fact);
  return known ? changeText({ fact: known, reader }) : summary;
}
