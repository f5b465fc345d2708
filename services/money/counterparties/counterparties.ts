import type { Balance } from '@fairtab/domain/balances';
import { FIRST_CURRENCY, type Currency } from '@fairtab/domain/money';
import type { ServiceContext } from '../../context';
import { searchCondition } from '../history/searchPattern';
import { CONTRIBUTIONS, isContributor } from '../history/contributionDebts';
import { HOSTED, JOINED } from '../history/receiptStats';
import { TRANSFER_CURRENCY, TRANSFERS } from '../settlements/transfersBetween';
import { signedIn } from '../../people/signedIn';

/**
 * Somebody who owes the account or is owed by it, over all receipts of the account in one currency. With receipts in two
 * currencies somebody is there twice, because nothing is converted.
 */
export interface Counterparty extends Balance {
  /** Identifies the guest for this account alone, so that no two accounts can find out that they know the same guest. */
  readonly key: string;
  readonly currency: Currency;
  /** Never leaves the server. */
  readonly guestId: string;
  /** The name on the latest receipt: the host's, or the first that the diner claimed for. */
  readonly name: string;
  readonly hasAccount: boolean;
  readonly receiptCount: number;
  /** Whether they proposed to net what the two owe each other. */
  readonly asksToNet: boolean;
  /** When the latest receipt was made, or the latest settlement with an open transfer took force, as ISO time. */
  readonly lastAt: string;
}

/** A place in the list: the greatest open amount first, then the latest receipt. */
export interface CounterpartyPlace extends Pick<Counterparty, 'key' | 'lastAt'> {
  readonly openCents: number;
}

export interface CounterpartyPage {
  /** A text in one of the names, in any case; blank for everybody. */
  readonly search: string;
  /** Only people behind this place in the list. */
  readonly after: CounterpartyPlace | null;
  /** Only people ahead of this place. */
  readonly before: CounterpartyPlace | null;
  /** Read the list from its end, the last one first. */
  readonly isInverted: boolean;
  readonly limit: number;
}

type Bind = (value: unknown) => string;

/**
 * One row a live claim that the account pays for or is paid for, something that a host passes on, or a transfer of a settlement that has not arrived, with the
 * guest on the other side. $1 is the account's guest.
 */
const SHARES = `SELECT c.guest_id AS other, r.currency, true AS is_hosted, r.id AS receipt_id, r.created_at, c.claimer_name AS name,
    c.made_in, c.amount_cents - c.covered_cents AS cents, c.status = 'claimed' AS is_open, p.status = 'reported' AS is_reported
  FROM receipt r JOIN claim c ON c.receipt_id = r.id LEFT JOIN payment p ON p.id = c.payment_id
  WHERE ${HOSTED} AND c.guest_id <> $1 AND c.status <> 'cancelled'
  UNION ALL
  SELECT r.host_guest_id, r.currency, false, r.id, r.created_at, r.host_name, c.made_in, c.amount_cents - c.covered_cents, c.status = 'claimed', p.status = 'reported'
  FROM claim c JOIN receipt r ON r.id = c.receipt_id LEFT JOIN payment p ON p.id = c.payment_id
  WHERE ${JOINED} AND c.guest_id = $1 AND c.status <> 'cancelled'
  UNION ALL
  SELECT b."guestId", r.currency, false, r.id, r.created_at, b.name, NULL, b."owedCents", true, false
  FROM receipt r, ${CONTRIBUTIONS} WHERE ${HOSTED} AND r.contributions <> '[]' AND b."guestId" <> $1
  UNION ALL
  SELECT r.host_guest_id, r.currency, true, r.id, r.created_at, r.host_name, NULL, b."owedCents", true, false
  FROM receipt r, ${CONTRIBUTIONS} WHERE ${JOINED} AND ${isContributor('$1')} AND b."guestId" = $1
  UNION ALL
  SELECT t.from_guest_id, ${TRANSFER_CURRENCY}, true, NULL, s.settled_at, t.from_name, NULL, t.amount_cents, t.status = 'open', t.status = 'reported'
  FROM ${TRANSFERS} WHERE t.to_guest_id = $1 AND t.status <> 'confirmed'
  UNION ALL
  SELECT t.to_guest_id, ${TRANSFER_CURRENCY}, false, NULL, s.settled_at, t.to_name, NULL, t.amount_cents, t.status = 'open', t.status = 'reported'
  FROM ${TRANSFERS} WHERE t.from_guest_id = $1 AND t.status <> 'confirmed'`;

const ASKS_TO_NET = `EXISTS (SELECT FROM settlement s WHERE (s.first_guest_id, s.second_guest_id) IN (($1, other), (other, $1))
    AND s.currency = people.currency AND s.settled_at IS NULL AND s.proposed_by_guest_id = other)`;

const KEY = `left(translate(encode(sha256(convert_to($1 || ' ' || other || CASE currency WHEN '${FIRST_CURRENCY}' THEN '' ELSE ' ' || currency END, 'UTF8')), 'base64'), '+/', '-_'), 22)`;

/** The balances of domain/balances.ts and of the transfers, added up in the database, because there may be tens of thousands of claims. */
function peopleQuery(having: string): string {
  const sum = (condition: string) => `coalesce(sum(cents) FILTER (WHERE ${condition}), 0)::float8`;
  return `SELECT other, currency, ${KEY} AS key, (array_agg(name ORDER BY created_at DESC, receipt_id, made_in))[1] AS name,
      ${sum('is_hosted AND is_open')} AS "owedToMeCents", ${sum('NOT is_hosted AND is_open')} AS "iOweCents",
      ${sum('is_hosted AND is_reported')} AS "toConfirmCents", ${sum('NOT is_hosted AND is_reported')} AS "reportedCents",
      ${sum('is_open')} AS "openCents", count(DISTINCT receipt_id)::int AS "receiptCount", max(created_at) AS last_at
    FROM (${SHARES}) shares GROUP BY other, currency ${having}`;
}

interface Row extends Omit<Counterparty, 'guestId' | 'lastAt'>, Pick<CounterpartyPlace, 'openCents'> {
  readonly other: string;
  readonly last_at: Date;
}

/**
 * Everybody with whom the account has receipts in common on which one pays the other: the greatest open amount first,
 * then the latest receipt. It takes one statement, however many receipts there are.
 * @throws NotSignedIn
 */
export async function listCounterparties(ctx: ServiceContext, page: CounterpartyPage): Promise<Counterparty[]> {
  return findCounterparties(ctx, (bind) => {
    const order = page.isInverted ? '"openCents", last_at, key' : '"openCents" DESC, last_at DESC, key DESC';
    const places = [
      ...placeIn({ place: page.after, sign: '<', bind }),
      ...placeIn({ place: page.before, sign: '>', bind }),
    ];
    return {
      people: peopleQuery(searchIn(page.search, bind)),
      rest: `${places.length > 0 ? `WHERE ${places.join(' AND ')}` : ''} ORDER BY ${order} LIMIT ${bind(page.limit)}`,
    };
  });
}

/** Counts the people who match. @throws NotSignedIn */
export async function countCounterparties(ctx: ServiceContext, { search }: { search: string }): Promise<number> {
  const { guestId } = signedIn(ctx);
  const values: unknown[] = [guestId];
  const having = searchIn(search, (value) => `$${values.push(value)}`);
  const { rows } = await ctx.db.pool.query<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM (SELECT FROM (${SHARES}) shares GROUP BY other, currency ${having}) people`,
    values,
  });
  return rows[0]?.count ?? 0;
}

/** @returns null when the account has no receipt in common with such a guest, and for a viewer without an account. */
export async function readCounterparty(ctx: ServiceContext, key: string): Promise<Counterparty | null> {
  if (ctx.viewer.session === null) return null;
  const [found] = await findCounterparties(ctx, (bind) => ({
    people: peopleQuery(''),
    rest: `WHERE key = ${bind(key)}`,
  }));
  return found ?? null;
}

/** @returns null when the account has nothing to do with that guest in that currency. @throws NotSignedIn */
export async function readCounterpartyWith(
  ctx: ServiceContext,
  { guestId, currency }: Pick<Counterparty, 'guestId' | 'currency'>,
): Promise<Counterparty | null> {
  const [found] = await findCounterparties(ctx, (bind) => ({
    people: peopleQuery(''),
    rest: `WHERE other = ${bind(guestId)} AND currency = ${bind(currency)}`,
  }));
  return found ?? null;
}

async function findCounterparties(
  ctx: ServiceContext,
  write: (bind: Bind) => { people: string; rest: string },
): Promise<Counterparty[]> {
  const { guestId } = signedIn(ctx);
  const values: unknown[] = [guestId];
  const { people, rest } = write((value) => `$${values.push(value)}`);
  const { rows } = await ctx.db.pool.query<Row>({
    text: `SELECT *, EXISTS (SELECT FROM account WHERE guest_id = other) AS "hasAccount", ${ASKS_TO_NET} AS "asksToNet" FROM (${people}) people ${rest}`,
    values,
  });
  return rows.map(({ other, openCents: _, last_at: lastAt, ...row }) => ({
    ...row,
    guestId: other,
    lastAt: lastAt.toISOString(),
  }));
}

function searchIn(search: string, bind: Bind): string {
  const condition = searchCondition(search, { bind, condition: (pattern) => `bool_or(name ~ ${pattern})` });
  return condition === null ? '' : `HAVING ${condition}`;
}

function placeIn({ place, sign, bind }: { place: CounterpartyPlace | null; sign: '<' | '>'; bind: Bind }): string[] {
  if (!place) return [];
  const { openCents, lastAt, key } = place;
  return [
    `("openCents", last_at, key) ${sign} (${bind(openCents)}::float8, ${bind(lastAt)}::timestamptz, ${bind(key)})`,
  ];
}
