import { Fragment } from 'react';
import { Money } from './Money';

interface SumsProps {
  /** One for each currency: amounts of different currencies are never added. */
  sums: readonly { readonly currency: string; readonly amount: string }[];
}

/** Sums of several currencies, each on a line of its own. */
export function Sums({ sums }: SumsProps) {
  return sums.map(({ currency, amount }, index) => (
    <Fragment key={currency}>
      {index > 0 && <br />}
      <Money amount={amount} currency={currency} />
    </Fragment>
  ));
}
