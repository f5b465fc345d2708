import { cashFor } from '@fairtab/domain/paying/cashRounding';
import { formatMoney, type Cents } from '@fairtab/domain/money';
import { dueOf } from '../dueOf';
import { useState, type MouseEvent } from 'react';
import { newKey } from '../../lib/newKey';
import type { SavedMethod } from '../../account/paymentMethods/savedMethods';
import type { TableClaim, TableState } from '../tableState';
import { linkTo } from './offeredWays';
import { payChoices, type PayChoice } from './payChoices';
import { rememberPendingPayment } from './pendingPayment';
import { usePayChoice, type HandleInput } from './usePayChoice';
import type { PayRequest } from './usePayClaims';
import { useCurrency } from '../../ui/CurrencyContext';

/** What coins make of the amount, and whether that is given. */
export interface CashChoice {
  readonly cents: Cents;
  readonly isRounded: boolean;
  readonly setRounded: (isRounded: boolean) => void;
}

interface PayForm {
  readonly choices: readonly PayChoice[];
  readonly chosen: PayChoice | null;
  readonly choose: (key: string) => void;
  /** The message that a choice is missing; null until the payer tries to go on. */
  readonly problem: string | null;
  readonly amountCents: Cents;
  /** Null unless the amount is paid in cash and coins cannot make it. */
  readonly cash: CashChoice | null;
  /** What is said to be paid: the amount, or what coins make of it. */
  readonly givenCents: Cents;
  /** Opens the pay app with payee and amount filled in; null where there is no such link. */
  readonly link: string | null;
  /** Null when no handle is asked for. */
  readonly handleInput: HandleInput | null;
  /** The payment to report, after the form was checked; null when something has to be corrected first. */
  readonly submit: () => PayRequest | null;
  /** For a click on the link to the pay app. Returns false, and the link does not open, when something has to be corrected first. */
  readonly leaveForApp: (event: MouseEvent) => boolean;
}

/** Which payment the payer makes and how. The dialog at the table and the payment screen share it. */
export function usePayForm(details: {
  table: TableState;
  /** The claims to pay. */
  claims: readonly TableClaim[];
  saved: readonly SavedMethod[];
  /** The host reports a diner's payment, so there is no link and no handle. */
  isHost: boolean;
  /** The choice until the payer chooses, on a device that has not paid before. */
}): PayForm {
  const currency = useCurrency();
  const { table, claims, saved, isHost } = details;
  const [idempotencyKey] = useState(newKey);
  const choices = payChoices({ payTo: table.payTo, currency, saved });
  const choice = usePayChoice({ choices, payTo: table.payTo, isHost });
  const { chosen } = choice;
  const amountCents = claims.reduce((sum, claim) => sum + dueOf(claim), 0);
  const [isRounded, setRounded] = useState(true);
  const coinsCents = chosen?.way.method === 'CASH' ? cashFor(amountCents, currency) : null;
  const cash = coinsCents === null ? null : { cents: coinsCents, isRounded, setRounded };
  const cashCents = isRounded ? coinsCents : null;
  const link =
    chosen && !isHost ? linkTo({ way: chosen.way, amountCents, currency, note: table.restaurantName }) : null;

  const check = (): PayRequest | null => {
    const checked = choice.check();
    const cashAmount = cashCents === null ? null : formatMoney(cashCents, currency);
    return checked && { claimIds: claims.map(({ id }) => id), ...checked, cashAmount, idempotencyKey };
  };
  return {
    choices,
    chosen,
    choose: choice.choose,
    problem: choice.problem,
    amountCents,
    cash,
    givenCents: cashCents ?? amountCents,
    link,
    handleInput: choice.handleInput,
    submit: () => {
      const request = check();
      if (request) rememberPendingPayment(table.linkId, null);
      return request;
    },
    leaveForApp: (event) => {
      const request = check();
      if (request) rememberPendingPayment(table.linkId, { ...request, amount: formatMoney(amountCents, currency) });
      else event.preventDefault();
      return request !== null;
    },
  };
}
