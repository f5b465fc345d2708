import type { Cents } from '../../money';
import { isHeading } from '../text/isHeading';
import { readItemText } from '../text/itemText';
import { lookalikesOf } from '../text/misreadings';
import { beginsOf, isInColumn, mayBeOfSeveral, overlookedAt, SMALL_NUMBERS, type Begin } from './countPlaces';
import type { Row } from '../rows/rows';

/** How many units a line has. */
export interface Quantity {
  readonly units: number;
  /** Whether a sign, a unit price or the other lines confirm it, besides the number itself. */
  readonly isSure: boolean;
}

/** What the numbers in front of names or behind them mean on one receipt. */
export interface NumberColumns {
  readonly inFront: 'quantities' | 'menuNumbers' | 'unclear';
  /** Whether any line has a quantity in front. */
  readonly hasQuantities: boolean;
  /** Whether most quantities in front are 1, so that one that was overlooked is 1, too. */
  readonly areMostlyOnes: boolean;
  readonly areBehind: boolean;
  /** The lines with a number in front: where it begins and where the name behind it does. */
  readonly begins: readonly Begin[];
  /** Whether a heading says that every line has a quantity. A single digit is easily overlooked. */
  readonly isHeaded: boolean;
}

export const ONE: Quantity = { units: 1, isSure: true };
/** A single number that is greater is rather the dish's number on the menu. */
const MOST_ALONE = 9;
/** Cents. No unit of a dish costs less. */
const LEAST_PRICE = 25;

/** Compares the numbers of all lines: quantities are mostly 1, and prices divide by them. */
export function numberColumnsOf(body: readonly Row[]): NumberColumns {
  const lines = body.filter((row) => row.label === 'none' && row.amounts.length > 0 && row.item.name !== '');
  const bare = lines.flatMap((row) =>
    row.item.isBare && row.item.quantity !== null ? [{ row, number: row.item.quantity }] : [],
  );
  const ones = bare.filter(({ number }) => number === 1).length;
  const odd = bare.filter(({ row, number }) => centsOf(row) % number !== 0).length;
  const isNumbering = bare.length > 2 && bare.every(({ number }, at) => number === at + 1);
  // Where no other line has a count, "10 Quesadilla" is a number on the menu, or belongs to the name.
  const isAlone =
    bare.length === 1 &&
    lines.length > 1 &&
    lines.every(({ item, text }) => (item.isBare || item.quantity === null) && !/@/.test(text));
  const isOneLarge = isAlone && bare.every(({ number }) => number > MOST_ALONE);
  const isMenu = isNumbering || isOneLarge || (ones === 0 && odd > 0 && bare.length > 1);
  const isQuantity = odd === 0 || (odd === 1 && ones > 1);
  return {
    begins: beginsOf(bare.map(({ row }) => row)),
    isHeaded: body.some((row) => row.amounts.length === 0 && isHeading(row.text)),
    inFront: isMenu ? 'menuNumbers' : isQuantity ? 'quantities' : 'unclear',
    areMostlyOnes: ones > bare.length / 2,
    hasQuantities: bare.length > 0 && isQuantity,
    areBehind:
      lines.length > 1 &&
      !lines.every((row) => KIND.test(row.name)) &&
      lines.every((row) => {
        const number = numberBehind(row);
        return number !== null && row.item.quantity === null && centsOf(row) % number === 0;
      }),
  };
}

/** The quantity of a line with this price. One that does not divide by its printed quantity counts as one unit. */
export function dividing(quantity: Quantity, lineCents: Cents): Quantity {
  return lineCents % quantity.units === 0 ? quantity : { units: 1, isSure: false };
}

/** How many units a line has by its own text, and its name without their number. */
export function countedText(row: Row, columns: NumberColumns): { name: string; quantity: Quantity | null } {
  const byUnit = quantityByUnit(row);
  if (byUnit !== null) return { name: nameWithout(row, byUnit), quantity: { units: byUnit, isSure: true } };
  const behind = numberBehind(row);
  if (columns.areBehind && behind !== null)
    return { name: nameWithout(row, behind), quantity: { units: behind, isSure: true } };
  const { name, quantity, isBare } = row.item;
  // A unit price that was misread, a digit of a column that was overlooked, or one behind words of another paper.
  const isHidden = columns.hasQuantities && /[A-Za-z].*\s[1-9]\s+[A-Za-z]/.test(row.name);
  // "Fries 2   5.00": two, or the second kind on the menu.
  const isBehind =
    behind !== null && behind > 1 && behind <= MOST_ALONE && centsOf(row) % behind === 0 && !KIND.test(row.name);
  // What is added to a dish has the dish's count, or none: "+ Bacon 2.00" below "1 Burger".
  const isAdded = ADDED.test(row.text);
  const isOverlooked = !isAdded && overlookedAt(row, columns.begins) !== null;
  const isMissing =
    columns.isHeaded &&
    !isAdded &&
    mayBeOfSeveral(centsOf(row)) &&
    !row.line.words.some(({ isBareBefore }) => isBareBefore);
  const isBracketed = bracketed(row) > 1 && centsOf(row) % bracketed(row) === 0 && !COUNTED_FOOD.test(name);
  const isOfSeveral = row.amounts.length > 1 && !isPriceOfOne(row);
  // "2Sm Shake" among lines with counts: the blank behind a count was not seen.
  const isGlued =
    ((columns.hasQuantities && GLUED.test(name)) || GLUED_SIZE.test(name)) && centsOf(row) % Number(name[0]) === 0;
  const isUnclear =
    isGlued ||
    (isOverlooked && !columns.areMostlyOnes) ||
    isMissing ||
    isHidden ||
    isBehind ||
    isBracketed ||
    isOfSeveral;
  if (quantity === null) return { name, quantity: isUnclear ? { units: 1, isSure: false } : null };
  // A price of one that does not make the line: number or price was misread.
  const isOff = row.amounts.length > 1 && /@/.test(row.text);
  if (!isBare) return { name, quantity: { units: quantity, isSure: !isOff } };
  // "3 Beer 10.00" that two recognisers read alike has no price of one in cents, and is a line by its total.
  const isWhole = centsOf(row) % quantity !== 0 && row.line.words[0]?.isReadAlike === true;
  if (isWhole) return { name: row.item.wholeName ?? name, quantity: ONE };
  const bare = bareQuantity({ row, number: quantity, columns });
  const isFood = columns.areMostlyOnes && COUNTED_FOOD.test(name) && !isInColumn(row, columns.begins);
  const isOfName = isOverlooked || isFood;
  // A number that is no count belongs to the name. Among counts it may be a 1 that was misread.
  const isKept = bare.units !== quantity && (columns.inFront === 'menuNumbers' || COUNTED_FOOD.test(name));
  return {
    name: isKept ? (row.item.wholeName ?? name) : name,
    quantity: isOfName && bare.units > 1 ? { ...bare, isSure: false } : bare,
  };
}

/** "Combo 2", "Lunch Special 4", "Fajitas for 2": the number is the kind of dish, as the word before it says. */
const KIND =
  /\b(?:combo|combinacion|special|plate|plato|platter|lunch|dinner|breakfast|brunch|meal|menu|no|num|number|deal|box|bento|set|family|option|choice|for|level|size|course|flight|bin)\W*\d$/i;
/** "512in Turkey Sub": five of a foot each, since nothing is so long. */
const GLUED_SIZE = /^[2-9]\d\d\s?(?:in|inch|oz|cm)\b/i;
/** Signs and words that begin what is added to a dish for a price. */
const ADDED = /^\W*(?:\+\s*|w\/\s?|add\s)(?=.*[a-z]{2})/i;

/** A digit that touches a name; a drink is called "7UP". */
const GLUED = /^[2-9](?!up\b)[A-Z](?:[a-z]|\s[A-Z])/i;
/** Food that is sold by the number: among lines of 1, "6 Wings" may be one dish of six whose own 1 was overlooked. */
const COUNTED_FOOD =
  /^\W*(?:\w+\s)?(?:wings?|nuggets?|tenders?|strips?|fingers?|pieces?|pcs?|shrimps?|oysters?|clams?|dumplings?)\b/i;
/** The quantity by a number in front of a name. */
function bareQuantity({ row, number, columns }: { row: Row; number: number; columns: NumberColumns }): Quantity {
  if (columns.inFront === 'menuNumbers') return ONE;
  const unit = centsOf(row) / number;
  // A "1" that was read as "7" leaves a price that mostly does not divide, neither by 7 nor by other digits like it.
  if (!Number.isInteger(unit)) return { units: 1, isSure: isSurelyOne({ number, cents: centsOf(row), columns }) };
  const isUsual = number <= MOST_ALONE || isInColumn(row, columns.begins);
  return {
    units: number,
    isSure: number === 1 || (columns.inFront === 'quantities' && isUsual && unit >= LEAST_PRICE),
  };
}

function isSurelyOne({ number, cents, columns }: { number: number; cents: Cents; columns: NumberColumns }): boolean {
  // "11 Corn Bread" among lines of 1 is a 1 and a stroke, or one dish with that name.
  if (number === 11 && columns.areMostlyOnes) return true;
  const others = lookalikesOf(String(number)).filter((digits) => cents % Number(digits) === 0);
  return columns.inFront === 'quantities' && others.length === 1 && others[0] === '1';
}

/** The quantity by two amounts on a line, of which the second is a multiple of the first: unit price and line price. */
function quantityByUnit(row: Row): number | null {
  const [unit, line] = row.amounts.slice(-2);
  if (!unit || !line || unit.cents <= 0) return null;
  const quantity = line.cents / unit.cents;
  const glued = quantityBeforeUnit(unit.cents, line.cents);
  if (glued !== null) return glued;
  // "179 1.00 179.00": whole prices, and quantities with decimals.
  const price = Number(/\s(?<price>\d+)$/.exec(row.name)?.groups?.price);
  if (quantity >= 100 && price * unit.cents === line.cents) return unit.cents / 100;
  // So many are believed only where their number is printed, too.
  const isLikely = quantity <= MOST_ALONE || new RegExp(`(?<!\\d)${quantity}(?![\\d.,]\\d)`).test(row.text);
  return Number.isInteger(quantity) && quantity >= 1 && quantity < 100 && isLikely ? quantity : null;
}

/**
 * Whether the first of two amounts is the line's own price with one digit misread, and no count would make the line of a price
 * that looks like it: "Burger  8.50  8.90" is one burger.
 */
function isPriceOfOne(row: Row): boolean {
  const [unit, line] = row.amounts.slice(-2);
  if (!unit || !line || row.amounts.length !== 2) return false;
  const isReadable = (cents: Cents): boolean => unit.readings.some((reading) => reading.cents === cents);
  return isReadable(line.cents) && !SMALL_NUMBERS.some((number) => isReadable(line.cents / number));
}

/** "217.00  34.00": the quantity touches the price of one, or its dollar sign was read as a digit ("85.79  11.58"). */
function quantityBeforeUnit(unitCents: Cents, lineCents: Cents): number | null {
  const digits = String(unitCents);
  const units = Number(digits[0]);
  const price = Number(digits.slice(1));
  if (digits.length < 4 || unitCents <= lineCents || price === 0 || lineCents % price !== 0) return null;
  const quantity = lineCents / price;
  return quantity === units || (DOLLAR_DIGITS.includes(units) && quantity <= MOST_ALONE) ? quantity : null;
}

/** What a dollar sign is read as. */
const DOLLAR_DIGITS = [5, 8, 9];

/** "Soda 2": the number at the end of a name. */
function numberBehind(row: Row): number | null {
  const number = Number(/\p{L}{2}.*\s(?<number>[1-9]\d?)$/u.exec(row.name)?.groups?.number);
  return Number.isInteger(number) ? number : null;
}

/** "Hot Dog (2)": two of them, or as many pieces; 0 without such a number. */
function bracketed({ name }: Row): number {
  return Number(/[A-Za-z]{2}.*\((?<number>[1-9])\)$/.exec(name)?.groups?.number ?? 0);
}

function nameWithout(row: Row, number: number): string {
  return readItemText(withoutNumber(row.name, number)).name;
}

/** "Fries 2" and "Fries2" without the number of units at the end. */
export function withoutNumber(name: string, number: number): string {
  return name.replace(new RegExp(`(?<=\\p{L})\\s*(?<![\\d.])${number}$`, 'u'), '');
}

function centsOf(row: Row): Cents {
  return row.amounts.at(-1)?.cents ?? 0;
}
