/** What is true of a receipt, as the files of labels write it: amounts in dollars, null when nothing is printed. */
export interface Truth {
  readonly restaurantName: string | null;
  /** ISO date. */
  readonly date: string | null;
  readonly subtotal: number | null;
  readonly tax: number | null;
  readonly tip: number | null;
  readonly total: number | null;
  /** The price is that of the whole line. Null when nobody labelled them. */
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly price: number }[] | null;
}

/** One dish of an invented bill. Amounts in cents. */
export interface Dish {
  readonly name: string;
  readonly quantity: number;
  readonly unitCents: number;
  /** Wishes, with what they cost. */
  readonly modifiers: readonly { readonly name: string; readonly cents: number }[];
  /** Its number on the menu. */
  readonly number: number;
}

/** An amount with its printed name, between the dishes and the total. */
export interface Extra {
  readonly kind: 'tax' | 'tip' | 'fee' | 'discount' | 'included';
  readonly name: string;
  /** Negative for a discount. */
  readonly cents: number;
}

/** An invented bill, before anybody decides how it is printed. Amounts in cents. */
export interface Bill {
  readonly house: { readonly name: string; readonly street: string; readonly town: string; readonly phone: string };
  readonly date: { readonly year: number; readonly month: number; readonly day: number };
  readonly time: { readonly hour: number; readonly minute: number };
  readonly server: string;
  readonly check: number;
  readonly table: number;
  readonly guests: number;
  readonly dishes: readonly Dish[];
  readonly extras: readonly Extra[];
}

export function lineCentsOf({ quantity, unitCents }: Dish): number {
  return quantity * unitCents;
}

/** Dishes and what their modifiers cost. */
export function subtotalOf({ dishes }: Bill): number {
  return dishes.reduce(
    (sum, dish) => sum + lineCentsOf(dish) + dish.modifiers.reduce((more, { cents }) => more + cents, 0),
    0,
  );
}

export function totalOf(bill: Bill): number {
  return bill.extras.reduce((sum, { kind, cents }) => sum + (kind === 'included' ? 0 : cents), subtotalOf(bill));
}

/** The truth of an invented bill. A modifier with a price is a line of its own, as in the files of labels. */
export function truthOf(bill: Bill, { hasSubtotal }: { hasSubtotal: boolean }): Truth {
  const sum = (kind: Extra['kind']): number | null => {
    const cents = bill.extras.filter((extra) => extra.kind === kind).map((extra) => extra.cents);
    return cents.length === 0 ? null : cents.reduce((a, b) => a + b, 0) / 100;
  };
  const { year, month, day } = bill.date;
  return {
    restaurantName: bill.house.name,
    date: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    subtotal: hasSubtotal ? subtotalOf(bill) / 100 : null,
    tax: sum('tax'),
    tip: sum('tip'),
    total: totalOf(bill) / 100,
    items: bill.dishes.flatMap((dish) => [
      { name: dish.name, quantity: dish.quantity, price: lineCentsOf(dish) / 100 },
      ...dish.modifiers
        .filter(({ cents }) => cents > 0)
        .map(({ name, cents }) => ({ name, quantity: 1, price: cents / 100 })),
    ]),
  };
}
