import type { Bill } from './Bill';
import { centred, gap, large, left, line, right, type PrintedLine } from './PrintedLine';

export type HeadStyle = keyof typeof HEADS;
export type DateStyle = keyof typeof DATES;

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

export const two = (value: number): string => String(value).padStart(2, '0');
const month = ({ date }: Bill): string => MONTHS[date.month - 1] ?? '';
const weekday = ({ date }: Bill): string =>
  DAYS[new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay()] ?? '';
export const twelveHours = ({ time }: Bill): string =>
  `${time.hour % 12 || 12}:${two(time.minute)} ${time.hour < 12 ? 'AM' : 'PM'}`;

const DATES = {
  slashes: (bill) => `${two(bill.date.month)}/${two(bill.date.day)}/${bill.date.year} ${twelveHours(bill)}`,
  short: (bill) => `${bill.date.month}/${bill.date.day}/${two(bill.date.year % 100)} ${twelveHours(bill)}`,
  shortNoYearSign: (bill) =>
    `${two(bill.date.month)}-${two(bill.date.day)}-${two(bill.date.year % 100)} ${two(bill.time.hour)}:${two(bill.time.minute)}`,
  dashes: (bill) =>
    `${two(bill.date.month)}-${two(bill.date.day)}-${bill.date.year} ${two(bill.time.hour)}:${two(bill.time.minute)}`,
  dots: (bill) =>
    `${two(bill.date.day)}.${two(bill.date.month)}.${bill.date.year} ${two(bill.time.hour)}:${two(bill.time.minute)}`,
  isoTime: (bill) =>
    `${bill.date.year}-${two(bill.date.month)}-${two(bill.date.day)} ${two(bill.time.hour)}:${two(bill.time.minute)}:07`,
  named: (bill) => `${month(bill)} ${bill.date.day}, ${bill.date.year} ${twelveHours(bill)}`,
  weekday: (bill) =>
    `${weekday(bill)} ${bill.date.day} ${month(bill).toUpperCase()} ${bill.date.year} ${twelveHours(bill)}`,
  ordered: (bill) => `Ordered: ${bill.date.month}/${bill.date.day}/${two(bill.date.year % 100)} ${twelveHours(bill)}`,
  glued: (bill) =>
    `${weekday(bill)}${month(bill).toUpperCase()}${two(bill.date.day)}'${two(bill.date.year % 100)} ${twelveHours(bill)}`,
} as const satisfies Record<string, (bill: Bill) => string>;

const address = ({ house }: Bill): PrintedLine[] => [centred(house.street), centred(house.town)];

const HEADS = {
  plain: (bill) => [centred(bill.house.name), ...address(bill), centred(bill.house.phone)],
  large: (bill) => [centred(bill.house.name, 1.7), gap, ...address(bill), centred(`Tel: ${bill.house.phone}`)],
  storeNumber: (bill) => [centred(`${bill.house.name} #${bill.check % 1000}`), ...address(bill)],
  numberInFront: (bill) => [centred(`${two(bill.table)} ${bill.house.name}`), ...address(bill)],
  phoneBeside: (bill) => [
    line(left(bill.house.name), right(bill.house.phone)),
    centred(bill.house.street),
    centred(bill.house.town),
  ],
  twoLines: (bill) => {
    const words = bill.house.name.split(' ');
    const half = Math.ceil(words.length / 2);
    const lines = [words.slice(0, half).join(' '), words.slice(half).join(' ')].filter(Boolean);
    return [...lines.map((text) => centred(text, 1.4)), ...address(bill)];
  },
  addressFirst: (bill) => [
    centred(bill.house.name, 1.3),
    centred(bill.house.street),
    centred(bill.house.town),
    centred(bill.house.phone),
  ],
  greeting: (bill) => [centred('GUEST CHECK'), centred(`Welcome to ${bill.house.name}`), ...address(bill)],
} as const satisfies Record<string, (bill: Bill) => PrintedLine[]>;

/** Everything above the dishes. */
export function printHead({ bill, head, date }: { bill: Bill; head: HeadStyle; date: DateStyle }): PrintedLine[] {
  const facts = [
    line(left(`Server: ${bill.server}`), right(`Table ${bill.table}`)),
    line(left(`Check #${bill.check}`), right(`Guests: ${bill.guests}`)),
    line(left(DATES[date](bill))),
  ];
  return [...HEADS[head](bill), gap, ...(bill.check % 2 === 0 ? facts : facts.toReversed()), large(0.6), gap];
}
