import { t } from '@fairtab/domain/language/t';
import { displayMoney, type Cents, type Currency } from '@fairtab/domain/money';
import { cited, quoted } from '@fairtab/domain/people/quoted';
import type { Letter } from '../mail/letter';
import type { PublicOrigin } from '../../platform/links/PublicOrigin';

/** What happened on one receipt, and who still owes what. */
export interface TableNews {
  readonly receiptId: string;
  readonly restaurantName: string;
  readonly currency: Currency;
  /** Sentences of the trail, oldest first. */
  readonly lines: readonly string[];
  readonly owing: readonly { readonly name: string; readonly owesCents: Cents }[];
  readonly unclaimedCents: Cents;
}

/** A busy table is told in short. The receipt has the rest. */
const MOST_LINES = 12;

/** What a host is told about one or more receipts (docs/product/notifications.md). */
export function newsLetter({
  name,
  tables,
  origin,
}: {
  name: string;
  tables: readonly TableNews[];
  origin: PublicOrigin;
}): Letter {
  const [first, ...others] = tables;
  if (!first) throw new Error('There is no news to tell.');
  const isOne = others.length === 0;
  return {
    subject: isOne ? subjectOf(first) : t('News from {count} of your receipts', { count: tables.length }),
    greeting: t('Hello {name},', { name: cited(name) }),
    paragraphs: tables.flatMap((table) => [
      ...(isOne ? [] : [`${quoted(table.restaurantName)}:`]),
      ...shortened(table.lines),
      ...(isSettled(table)
        ? [t('Everything at {restaurantName} is settled.', { restaurantName: quoted(table.restaurantName) })]
        : []),
    ]),
    rows: tables.flatMap(({ restaurantName, currency, owing }) =>
      owing.map(({ name: diner, owesCents }) => ({
        label: isOne
          ? t('{diner} still owes', { diner: quoted(diner) })
          : t('{diner} still owes for {restaurantName}', {
              diner: quoted(diner),
              restaurantName: quoted(restaurantName),
            }),
        amount: displayMoney(owesCents, currency),
      })),
    ),
    action: isOne
      ? { label: t('Open the receipt'), url: `${origin}/live-receipt/${first.receiptId}` }
      : { label: t('Open your dashboard'), url: `${origin}/dashboard` },
  };
}

function subjectOf(table: TableNews): string {
  const [line] = table.lines;
  if (isSettled(table))
    return t('Everything at {restaurantName} is settled', { restaurantName: quoted(table.restaurantName) });
  return table.lines.length === 1 && line !== undefined
    ? line
    : t('News from {restaurantName}', { restaurantName: quoted(table.restaurantName) });
}

function isSettled({ owing, unclaimedCents }: TableNews): boolean {
  return owing.length === 0 && unclaimedCents === 0;
}

function shortened(lines: readonly string[]): readonly string[] {
  return lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES), t('And {count} more changes.', { count: lines.length - MOST_LINES })];
}
