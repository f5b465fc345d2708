/** A row as every file of a group has them: a currency, and the amounts of two people or more behind it. */
const ROW = /^.*([,;\t])"?[A-Z]{3}"?(?:\1"?-?[\d.,]+"?){2,}[\s,;]*$/m;

/**
 * Whether a text may be the file of a group; a bill as people paste it never is. It is asked before the code that reads such files
 * is loaded.
 */
export function mayBeGroupFile(text: string): boolean {
  return ROW.test(text);
}
