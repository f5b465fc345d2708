import { FIRST_CURRENCY, type Currency } from '@fairtab/domain/money';
import { createContext, useContext } from 'react';

/**
 * The currency of the amounts below: that of the receipt that a screen or form is about. Lists of several receipts say it for
 * each row. Where no receipt is, as on the pages about Fairtab, amounts are dollars.
 */
export const CurrencyContext = createContext<Currency>(FIRST_CURRENCY);

export function useCurrency(): Currency {
  return useContext(CurrencyContext);
}
