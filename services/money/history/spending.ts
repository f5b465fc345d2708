import { FIRST_CURRENCY, type Cents, type Currency } from '@fairtab/domain/money';
import { signedIn } from '../../people/signedIn';
import type { ServiceContext } from '../../context';
import { HOSTED, JOINED } from './receiptStats';

export const MOST_MONTHS = 36;
const MOST_RESTAURANTS = 10;

export interface Spending {
  /** The currency of all amounts. */
  readonly currency: Currency;
  readonly totalCents: Cents;
  /** The oldest first, including months without meals. */
  readonly byMonth: readonly { readonly month: string; readonly amountCents: Cents }[];
  /** The ten largest. */
  readonly byRestaurant: readonly RestaurantSpending[];
}

export interface RestaurantSpending {
  readonly restaurantName: string;
  readonly amountCents: Cents;
  readonly meals: number;
}

/** The account's meals at one restaurant in one month, in one currency. */
export interface Meals {
  readonly currency: Currency;
  /** Like "2026-11". */
  readonly month: string;
  readonly restaurantName: string;
  readonly meals: number;
  readonly amountCents: Cents;
}

/**
 * Adds up the account's own claims, paid or not, by the date of the meal, over the last `months` months including this one.
 * @returns one spending for each currency, the one with most meals first; one of nothing without meals.
 * @throws NotSignedIn
 */
export async function readSpending(ctx: ServiceContext, { months }: { months: number }): Promise<Spending[]> {
  const { guestId } = signedIn(ctx);
  const today = ctx.now().toISOString().slice(0, 10);
  const names = lastMonths(today, months);
  const { rows } = await ctx.db.pool.query<{
    currency: Currency;
    month: string;
    name: string;
    meals: number;
    amount: string;
  }>({
    name: 'spending',
    // Where the diner is it may be tomorrow already, and so the next month.
    text: `SELECT to_char(least(r.date, $3::date), 'YYYY-MM') AS month, r.restaurant_name AS name, r.currency,
             count(DISTINCT r.id)::int AS meals, sum(c.amount_cents)::text AS amount
           FROM claim c JOIN receipt r ON r.id = c.receipt_id
           WHERE c.guest_id = $1 AND c.status <> 'cancelled' AND r.date >= $2::date AND ((${HOSTED}) OR (${JOINED}))
           GROUP BY 1, 2, 3 ORDER BY max(r.date) DESC, 2`,
    values: [guestId, `${names[0] ?? ''}-01`, today],
  });
  const meals = rows.map(({ currency, month, name, meals: count, amount }) => ({
    currency,
    month,
    restaurantName: name,
    meals: count,
    amountCents: Number(amount),
  }));
  const currencies = new Set(meals.map(({ currency }) => currency));
  const mealsOf = ({ currency }: Pick<Meals, 'currency'>) =>
    meals.reduce((sum, each) => sum + (each.currency === currency ? each.meals : 0), 0);
  return [...(currencies.size === 0 ? [FIRST_CURRENCY] : currencies)]
    .map((currency) => addUp({ currency, meals: meals.filter((each) => each.currency === currency), months: names }))
    .sort((a, b) => mealsOf(b) - mealsOf(a));
}

/** @param history.meals the latest first, because the latest spelling of a restaurant's name is shown */
export function addUp({
  currency,
  meals,
  months,
}: {
  currency: Currency;
  meals: readonly Omit<Meals, 'currency'>[];
  months: readonly string[];
}): Spending {
  const ofMonth = new Map(months.map((month) => [month, 0]));
  const ofRestaurant = new Map<string, RestaurantSpending>();
  for (const { month, restaurantName, amountCents, meals: count } of meals) {
    ofMonth.set(month, (ofMonth.get(month) ?? 0) + amountCents);
    const key = restaurantName.toLowerCase();
    const known = ofRestaurant.get(key) ?? { restaurantName, amountCents: 0, meals: 0 };
    ofRestaurant.set(key, { ...known, amountCents: known.amountCents + amountCents, meals: known.meals + count });
  }
  return {
    currency,
    totalCents: meals.reduce((sum, { amountCents }) => sum + amountCents, 0),
    byMonth: [...ofMonth].map(([month, amountCents]) => ({ month, amountCents })),
    byRestaurant: [...ofRestaurant.values()].sort((a, b) => b.amountCents - a.amountCents).slice(0, MOST_RESTAURANTS),
  };
}

/** The oldest first, like "2026-11". */
function lastMonths(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index)).toISOString().slice(0, 7),
  );
}
