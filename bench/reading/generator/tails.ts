import { subtotalOf, totalOf, type Bill } from './Bill';
import { centred, gap, large, left, line, right, type PrintedLine } from './PrintedLine';
import { money } from './printDishes';

/** The lines from the first sum to the end of the paper. */
export interface Foot {
  readonly hasSubtotal: boolean;
  readonly lines: (bill: Bill) => PrintedLine[];
}

const sum = (name: string, cents: number): PrintedLine => line(left(name), right(money(cents, true)));
const tipOf = ({ extras }: Bill): number => extras.find(({ kind }) => kind === 'tip')?.cents ?? 0;
const share = (bill: Bill, rate: number): number => Math.round((subtotalOf(bill) * rate) / 100);
const sums = (bill: Bill, { withTip }: { withTip: boolean }): PrintedLine[] => [
  gap,
  sum('Subtotal', subtotalOf(bill)),
  ...bill.extras.filter(({ kind }) => withTip || kind !== 'tip').map(({ name, cents }) => sum(name, cents)),
  large(1.2, left('Total'), right(money(totalOf(bill) - (withTip ? 0 : tipOf(bill)), true))),
];
const card = (bill: Bill): PrintedLine[] => [
  line(left('Input Type'), right('C (EMV Chip Read)')),
  line(left('VISA CREDIT'), right('xxxxxxxx4417')),
  line(left('Time'), right('7:40 PM')),
  line(left('Transaction Type'), right('Sale')),
  line(left('Authorization'), right('Approved')),
  line(left('Approval Code'), right(String(100_000 + bill.check))),
  line(left('Card Reader'), right('MAGTEK_EDYNAMO')),
];
const advertisement = (bill: Bill): PrintedLine[] => [
  gap,
  centred('How was your visit?'),
  centred('Scan to tell us, and win a'),
  centred('$50 gift card'),
  gap,
  centred(`You earned ${bill.check % 97} points today`),
  centred('100 points = $5.00 off'),
];

/** What follows the dishes on paper of today: sums, the card, suggested tips and an advertisement. */
export const TAILS = {
  additionalTip: {
    hasSubtotal: true,
    lines: (bill) => [
      ...sums(bill, { withTip: true }),
      gap,
      line(left('Suggested Additional Tip:')),
      ...[3, 5, 7, 10].map((rate) =>
        line(
          left(
            `+ ${rate}%: (Tip ${money(share(bill, rate), true)} Total ${money(totalOf(bill) + share(bill, rate), true)})`,
          ),
        ),
      ),
      centred('Tip percentages are based on'),
      centred('the check price before taxes.'),
      ...advertisement(bill),
    ],
  },
  cardTip: {
    hasSubtotal: true,
    lines: (bill) => [
      ...sums(bill, { withTip: false }),
      gap,
      ...card(bill),
      gap,
      sum('Amount', totalOf(bill) - tipOf(bill)),
      sum('Tip', tipOf(bill)),
      sum('Total', totalOf(bill)),
      ...advertisement(bill),
    ],
  },
  paidTip: {
    hasSubtotal: true,
    lines: (bill) => [
      ...sums(bill, { withTip: false }),
      sum('Tip', tipOf(bill)),
      gap,
      line(left(`Mastercard: ${money(totalOf(bill), true)}`)),
      line(left('Mastercard 4417 (Chip)')),
      line(left('AID: A0000000041010')),
    ],
  },
  tickedTips: {
    hasSubtotal: true,
    lines: (bill) => [
      ...sums(bill, { withTip: true }),
      gap,
      centred('CREDIT CARD SALE'),
      line(left('VISA 4417'), right('Chip')),
      gap,
      ...[15, 18, 20].flatMap((rate) => [
        line(left(`[ ] ${rate}%: ${money(share(bill, rate), true)}`)),
        sum('Total', totalOf(bill) + share(bill, rate)),
      ]),
      line(left('[ ] Other:'), right('________')),
      ...advertisement(bill),
    ],
  },
  amountsOfTips: {
    hasSubtotal: true,
    lines: (bill) => [
      ...sums(bill, { withTip: true }),
      sum('Balance Due', totalOf(bill)),
      gap,
      centred('Suggested Gratuity'),
      ...[18, 20, 22].map((rate) => centred(`${rate}% is ${money(share(bill, rate), true)}`)),
      ...advertisement(bill),
    ],
  },
} as const satisfies Record<string, Foot>;
