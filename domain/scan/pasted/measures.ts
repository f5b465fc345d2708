const UNIT = String.raw`(?:[MmCcDd][Ll]|[Ll][Tt][Rr]?|[Ll]it(?:er|re)s?|[Kk][Gg]|[Gg][Rr]|[Oo][Zz]|[Ll][Bb][Ss]?)(?![\p{L}\p{Nd}])`;
/** A single letter behind a blank at the end of a line is a tax flag of the printer: "12.50 G". */
const MEASURE = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}.,]|\p{Sc} ?)\p{Nd}{1,4}[.,]\p{Nd}{1,3}(?= ?${UNIT}|[lgLG](?![\p{L}\p{Nd}])| [lg](?![\p{L}\p{Nd}])| [LG]\s+\S)`,
  'gu',
);

/** Characters that Unicode gives no meaning. Fonts of icons have some of them. */
const [FIRST_PRIVATE, LAST_PRIVATE] = [0xe000, 0xf8ff];

/**
 * Hides the numbers of measures, such as that of "Coke 0.5l", which would be amounts with a misread digit on a photo.
 * @returns the lines with their columns as they were, and how to write such a number again in what was read of them
 */
export function withoutMeasures(lines: readonly string[]): {
  readonly lines: readonly string[];
  readonly restored: (text: string) => string;
} {
  const taken = new Set(lines.join(''));
  const numbers = new Map<string, string>();
  let next = FIRST_PRIVATE;
  const hide = (number: string): string => {
    while (taken.has(String.fromCharCode(next))) next += 1;
    if (next > LAST_PRIVATE) return number;
    const mark = String.fromCharCode(next);
    next += 1;
    numbers.set(mark, number);
    return mark.repeat(number.length);
  };
  const hidden = lines.map((line) => line.replace(MEASURE, hide));
  const restored = (text: string): string =>
    text.replace(/(\p{Co})\1*/gu, (marks, mark: string) => numbers.get(mark) ?? marks);
  return { lines: hidden, restored };
}
