/** The parts of an item's text without its price. */
export interface ItemText {
  readonly name: string;
  /** Printed number of units; null when none is printed. */
  readonly quantity: number | null;
  /** Set when nothing but its place in front says that the number is a quantity: it may be the dish's on the menu. */
  readonly isBare?: true;
  /** The name with a bare number that has no sign at all, for where it turns out to be no count: "3 Oysters". */
  readonly wholeName?: string;
}

const MAX_QUANTITY = 99;

/** What a number in front is of when it is no count: "12 OZ STRIP", "2 LB LOBSTER", "8 pc Wings". */
const UNIT = String.raw`(?:oz|lbs?|kg|gr?|ml|cl|dl|pcs?|pieces?|in|inch|ct|yr|year)\b`;

/** "2 x Tacos", "2Tacos", "2) Tacos", "2.0 Tacos": a number before the name, which may touch it. "#2 Meal" is the second meal. */
const IN_FRONT = new RegExp(
  String.raw`^[^\w(]*(?<!#)(?<quantity>\d{1,2})(?:[.,]0{1,3}(?=\s))?(?:\s*(?<sign>[x@*#+)]|\.(?!\d))\s*|\s+(?!${UNIT})|(?<!\d\d)(?!${UNIT})(?=[*"]*[a-z][a-z*.]{2}))(?<name>.*[a-z].*)$`,
  'i',
);
/** "(2) Tacos"; the second bracket is read badly. */
const IN_BRACKETS = /^\((?<quantity>\d{1,2})\)?\s*(?<name>[A-Za-z].*)$/;
/** "Tacos x2", "Tacos (2 @", "Tacos 2 @": a number after the name, with a sign. */
const BEHIND =
  /[([]?\s*(?:(?<many>\d{1,2})\s*(?:@|[xX]\s*$|ea\b|UND?\b|[個点本杯皿枚개잔병])|(?:(?<![A-Za-z])[xX]\s?|[xX])(?<times>\d{1,2})\b(?!\/)|[Qq]ty:?\s*(?<qty>\d{1,2}))/g;
/** "2 @" on a line of its own, below the name. */
const ALONE = /^[([]?\s*(?:[Qq]ty:?\s*)?(?<quantity>\d{1,2})\s*(?:[@xX*]|ea\b|for\b)?\s*[)\]]?$/;

/** "7:21p Old Fashioned": bars print when a round was ordered. */
const TIME_OF_ROUND = /^\d{1,2}:\d{2}(?::\d{2})?\s?(?:[ap]m?\b)?\s*(?=[A-Za-z(\d])/i;

export function readItemText(text: string): ItemText {
  const plain = text
    .replaceAll('×', 'x')
    .replace(/^(?:[\s\-*>|_~:;]|\.(?!\d))+/, '')
    .replace(TIME_OF_ROUND, '')
    .replace(/^(?:\d{4,}|0\d\d)\s+(?=[A-Za-z])/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const alone = ALONE.exec(plain)?.groups;
  if (alone) return { name: '', quantity: quantityOf(alone.quantity) };
  const behind = [...plain.matchAll(BEHIND)].find(({ index }) => /\p{L}/u.test(plain.slice(0, index)));
  const before = behind ? plain.slice(0, behind.index) : plain;
  const front = (IN_BRACKETS.exec(before) ?? IN_FRONT.exec(before))?.groups;
  const { many, times, qty } = behind?.groups ?? {};
  const counted = quantityOf(many ?? times ?? qty);
  const name = front?.name ?? before;
  const isBare = counted === null && front !== undefined && !/[xX@*]/.test(front.sign ?? '');
  return {
    name: tidied(name),
    quantity: counted ?? quantityOf(front?.quantity),
    ...(isBare ? { isBare, ...(front.sign === undefined && { wholeName: tidied(before) }) } : {}),
  };
}

function quantityOf(digits: string | undefined): number | null {
  const quantity = Number(digits);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null;
}

/** An l or o that was read as a digit: no dish has a digit between two small letters. */
const DIGITS_IN_WORD = /(?<=[a-z])[01]+(?=[a-z])/g;

/** A name without the signs around it: dots to the price, tax flags, signs of the printer. */
function tidied(name: string): string {
  return (
    name
      .replace(DIGITS_IN_WORD, (digits) => digits.replaceAll('1', 'l').replaceAll('0', 'o'))
      .replace(/^(?:#(?!\d)|\.(?!\d)|[\s*\-+>:;,=~|_])+/, '')
      .replace(/\s*[([]\s*[)\]]\s*$/, '')
      // The rest of "(@4.50/ea)" without the amount.
      .replace(/\s*[([]?\s*@\s*\/?\s*(?:ea(?:ch)?\b)?\s*[)\]]?$/i, '')
      .replace(/[\s*.\-+<:;,=~|_$@#([]+$/, '')
      .replace(/\s+(?:[TNFEX]|TX|USD|Rp)$/, '')
      .replace(/^\/?\s*(?:each|ea)$/i, '')
      .replace(/[\s.\-:;,]+$/, '')
      .trim()
  );
}
