import type { Row } from './rows';
import { readDate } from '../text/readDate';
import { editDistance, says, spellingsOf } from '../text/spelling';

export interface FoundName {
  readonly name: string;
  readonly rows: readonly Row[];
  /** 0 to 1. */
  readonly confidence: number;
}

/** The form of lines in a header that are not a name. */
const FACTS = [
  // telephone numbers and addresses on the web
  /\d{3}[\s).-]{0,2}\d{3}[\s.-]{0,2}\d{4}/,
  /www?\.|http|@|\.(?:com?|net|org)\b|^\W?\S{6,}\.\w{2,4}$/i,
  // "CA 90201", "Florida 33139"
  /[A-Za-z][\s.,]{0,2}\d{5}(?:-\d{4})?\W*$/,
  /\b[A-Z][A-Za-z][\s.,]+(?=\S*\d\S*\d)[\dlISsOoB]{5}\W*$/,
  // "East Hampton, NY"
  /[a-z]{3}[.,]\s?[A-Z]{2}\W*$/,
  // "5305 E Pacific Coast", "25-17 Astoria Blvd", "No. 2, Jalan"
  /^\W{0,2}\d{1,4}-\d{1,4}\s+[A-Za-z]/,
  /^\W{0,2}\d{3,6}[\s,-]*[A-Za-z]/,
  /^No\.?\s?\d/i,
  /^\d{1,2}\s?,/,
  // "45 Rue Cler", "Calle Mayor 12", "Via Roma 3", "Hauptstrasse 7"
  /^\W*\d{1,5}\w?,?\s+(?:bis\s+)?(?:rue|calle|rua|jalan)\b/i,
  /^\W*(?:calle|viale|piazza|avenida|rua|carrer|jalan)\s+[a-z].*\s\d{1,4}\b/i,
  /^[A-Za-zäöüß.\s-]*(?:stra(?:ss|ß)e|str\.|platz|gasse|weg|straat|gracht|plein)\s?\d{1,4}\b/i,
  // "SW1A 1AA"
  /\b[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}\b/,
];
const TIMES = /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}:\d{2}/;
const STREETS =
  /\b(?:street|st|avenue|ave|blvd|boulevard|road|rd|drive|dr|highway|hwy|suite|ste|lane|ln|parkway|pkwy|plaza|floor|unit|pike|turnpike)\b\.?/i;
/** A line with two of these is the heading of the columns. */
const HEADINGS = `
  qty quan quantity item items price amount amt description total name cost`
  .trim()
  .split(/\s+/);
/** A line with one of these words is not a name. */
const NOISE = `
  guestcheck receipt thankyou customercopy merchantcopy guestcopy yourguestnumberis reprint reprinted
  duplicate survey dinein eatin forhere takeout togo drivethru yourcard server cashier svrck subtotal seeback placeorder
  customer transaction approved cardtype cardentry memocheck phone invoice pleasepay walkin entrymethod
  ordered servedby yourserver yourwaiter shutterstock alamy istock istockphoto gettyimages dreamstime depositphotos stockphoto
  purchase placeyour cardhere followus likeus instagram facebook askfor helpus diningroom diningrm
  servidopor leatendi atendidopor serviepar servipar bedientvon servitoda yourhost hostess`
  .trim()
  .split(/\s+/);
/** A line with one of these words alone or with a number is not a name: "Table 5", "Order: 12", "Check #7". */
const NOISE_WITH_NUMBER = `
  order table check ticket guest guests station kiosk date time tel fax host terminal register bill copy qty
  item tab pickup delivery counter sale credit visa mastercard amex chk gst price amount manager merchant
  trans serv cust party seat tbl clerk welcome store covers bar dining reg waiter waitress server cashier
  employee invoice workstation till persons pax name tav tavolo coperti mesa tisch couverts atendio`
  .trim()
  .split(/\s+/);
/** Words that alone say what a place is, and not what it is called. */
const GENERIC =
  /^\W*(?:restaurant|ristorante|restaurante|restoran|cafe|caffe|bar|grill|pizzeria|bistro|brasserie|diner|pub)\W*$/i;
/** Words that restaurants have in their names. */
const TRADE = `
  restaurant ristorante restaurante restoran cafe caffe coffee grill grille bar kitchen pizza pizzeria sushi diner bistro house tavern
  pub tacos taco taqueria burger burgers bbq barbecue thai chinese mexican indian italian japanese trattoria deli bakery steakhouse
  steak seafood buffet noodle noodles pho ramen cantina brewery brewing eatery inn lounge cuisine sandwich wings chicken oyster
  company saloon osteria brasserie creamery yogurt donuts bagel gourmet food foods express`
  .trim()
  .split(/\s+/);

const SEARCHED = 14;
const MIN_SCORE = 0;
/** Fancy letters of a logo are read with less confidence than this, and often wrong. */
const UNSURE = 0.8;
const SURE = 0.9;
const LOGO = 1.5;
/** "#C150014", "017314", "Company No. 499702-V" behind a name. */
const STORE_NUMBER = /\s*(?:#\s?\w?\d+|\d{4,}|\((?=\w*\d{3})\w+\)).*$/;
/** Numbers of a branch or company, streets and sentences next to a name are not part of it. */
const ENDS_NAME =
  /^\W*(?:store|restaurant|unit|branch)?\s*#|\d{4}|\b(?:no|reg|co)\b\.?\s?[.:#]|\b(?:street|st|avenue|ave|blvd|road|rd|hwy)\W*$|[.!]$/i;
/** "Finnegan's Way Check 822819", "Taco Rocket (960) 802-4858": other texts on the line of a name. */
const BESIDE =
  /(?<=[A-Za-z]{3}.*)\s+(?:receipt\W*$|(?:may|(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\.?\s?\d{1,2}\b.*$|\d{1,2}[/-]\d{1,2}[/-]\d{2}.*$|\(?\d{3}[\s).-]{0,2}\d{3}[\s.-]{0,2}\d{4}\W*$|(?:check|chk|table|tbl|order|ticket|tel|ph|phone|server|guests?|store|inv|date)\b\s?[:#.]*\s?\w*\d.*$)/i;

/**
 * Finds the name: one or two lines at the top that are in large letters, above the address, or name a kind of place.
 * Without such a line it looks in a greeting. An address is never the name.
 */
export function restaurantNameOf({
  rows,
  firstItem,
}: {
  rows: readonly Row[];
  /** The row of the first dish. */
  firstItem: number;
}): FoundName | null {
  return nameOnTop(rows.slice(0, firstItem).slice(0, SEARCHED)) ?? nameInGreeting(rows);
}

const GREETING =
  /(?:thank you for (?:dining|visiting|choosing|eating|coming)(?: (?:at|with|to|in))?|thanks for (?:dining|visiting)(?: (?:at|with))?|welcome to)\s+(?!us\b|again\b|our\b|dine\b)(?<name>[A-Z].{2,})/i;

function nameInGreeting(rows: readonly Row[]): FoundName | null {
  for (const row of rows) {
    const name = tidied(GREETING.exec(row.text)?.groups?.name ?? '');
    if (name.length > 2) return { name, rows: [row], confidence: confidenceOf(row) * 0.8 };
  }
  return null;
}

function nameOnTop(header: readonly Row[]): FoundName | null {
  const heights = header.map((row) => row.line.height).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 1;
  const scored = header.map((row, at) => ({
    row,
    at,
    score: isNameLike(row) ? scoreOf({ header, at, usual }) : -Infinity,
  }));
  const [likeliest] = [...scored].sort((a, b) => b.score - a.score);
  if (!likeliest || likeliest.score < MIN_SCORE) return null;
  const best = scored.slice(0, likeliest.at).find((above) => isLogoAbove(above, likeliest)) ?? likeliest;
  const [second] = [scored[best.at - 1], scored[best.at + 1]]
    .flatMap((other) => (other && other.score >= MIN_SCORE && continues(best.row, other.row) ? [other] : []))
    .sort((a, b) => b.score - a.score);
  const named = [best, ...(second ? [second] : [])].sort((a, b) => a.at - b.at).map(({ row }) => row);
  const name = named
    .map((row) => tidied(row.text.replace(BESIDE, '').replace(STORE_NUMBER, '')))
    .join(' ')
    .replace(/^(?:.*welcome to|(?:your )?order from)\s+(?=\S{3})/i, '');
  if (GENERIC.test(name)) return null;
  const confidence = named.reduce((sum, row) => sum + confidenceOf(row), 0) / named.length;
  return { name, rows: named, confidence: confidence * (best.score > 3 ? 0.95 : 0.7) };
}

interface Scored {
  readonly row: Row;
  readonly at: number;
  readonly score: number;
}

/**
 * Letters so large that they are the name, although the kind of place is written below: "CALDERA", "Brewery
 * Restaurant".
 */
function isLogoAbove({ row, score }: Scored, likeliest: Scored): boolean {
  const isLarge = row.line.height >= LOGO * likeliest.row.line.height;
  return score >= MIN_SCORE && isLarge && confidenceOf(row) >= SURE && !repeats(row, likeliest.row);
}

/** How likely a line is the name; higher is likelier. */
function scoreOf({ header, at, usual }: { header: readonly Row[]; at: number; usual: number }): number {
  const row = header[at];
  if (!row) return -Infinity;
  const first = header.findIndex(isNameLike);
  const next = [header[at + 1], header[at + 2]].map((below) => below !== undefined && isFact(below.text));
  const size = Math.min(2, Math.max(0, 3 * (row.line.height / usual - 1)));
  // The line below the name, in "MAIN STREET", "GRILL".
  const isGeneric = GENERIC.test(row.text);
  const trade = isGeneric ? -1.5 : TRADE.some((word) => says(spellingsOf(row.text), word)) ? 2 : 0;
  const above = next[0] ? 2 : next[1] ? 1 : 0;
  const unsure = confidenceOf(row) < UNSURE ? -3 : 0;
  const short = row.text.replace(/[^A-Za-z]/g, '').length < 4 ? -1 : 0;
  return 2 - 0.5 * (at - first) + size + trade + above + unsure + short;
}

/** Whether two neighbouring lines are one name, because their letters have one size. */
function continues(row: Row, other: Row): boolean {
  const [a, b] = [row.line.height, other.line.height];
  const sameSize = Math.min(a, b) > 0.75 * Math.max(a, b);
  return sameSize && !ENDS_NAME.test(other.text) && confidenceOf(other) >= UNSURE && !repeats(row, other);
}

/** A name is often printed twice, large and in plain letters. */
function repeats(row: Row, other: Row): boolean {
  const [a, b] = [row, other].map(({ text }) => text.toLowerCase().replace(/[^a-z0-9]/g, ''));
  if (!a || !b) return false;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const places = Array.from({ length: long.length - short.length + 1 }, (_, start) =>
    editDistance(short, long.slice(start, start + short.length)),
  );
  return Math.min(...places) <= short.length / 5;
}

function confidenceOf({ line: { words } }: Row): number {
  return words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
}

function isFact(text: string): boolean {
  return FACTS.some((fact) => fact.test(text)) || (STREETS.test(text) && /\d/.test(text));
}

function hasTime(text: string): boolean {
  return TIMES.test(text) || readDate(text) !== null;
}

function isNameLike(row: Row): boolean {
  const text = row.text.replace(BESIDE, '');
  const letters = text.replace(/[^A-Za-z]/g, '').length;
  if (letters < 3 || letters < text.replace(/\s/g, '').length / 2) return false;
  if (/(.)\1{4}/.test(text) || isFact(text) || hasTime(text) || row.amounts.length > 0) return false;
  const spellings = spellingsOf(text);
  if (HEADINGS.filter((phrase) => says(spellings, phrase)).length > 1) return false;
  const squeezed = text.toLowerCase().replace(/[^a-z]/g, '');
  if (NOISE.some((phrase) => says(spellings, phrase) || (phrase.length > 5 && squeezed.includes(phrase)))) return false;
  const bare = /[\d:#]/.test(text) || !/\s/.test(text.trim());
  return !(bare && NOISE_WITH_NUMBER.some((phrase) => says(spellings, phrase)));
}

function tidied(text: string): string {
  return text
    .replace(/^[^\w"'(]+|[^\w"').!#]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
