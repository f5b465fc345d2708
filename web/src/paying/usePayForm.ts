import { formatMoney, type Cents } from '@fairtab/domain/money';
import { cleanPayerHandle } from '@fairtab/domain/payLinks';
import { useRef, useState, type MouseEvent, type RefObject } from 'react';
import { newKey } from '../lib/newKey';
import { domainMethod, wayToPay, type WireMethod } from '../lib/wireMethod';
import { centsOf } from '../lib/wireMoney';
import type { SavedMethod } from '../paymentMethods/savedMethods';
import type { TableClaim, TableState } from '../table/tableState';
import { linkTo } from './offeredWays';
import { payChoices, type PayChoice } from './payChoices';
import { rememberPendingPayment } from './pendingPayment';
import { recallPayChoice, rememberPayChoice } from './rememberedPayChoice';
import { usualMethod } from './usualMethod';
import type { PayRequest } from './usePayClaims';

/** The field for the payer's own handle. */
export interface HandleInput {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly method: WireMethod;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (handle: string) => void;
}

interface PayForm {
  readonly choices: readonly PayChoice[];
  readonly chosen: PayChoice | null;
  readonly choose: (key: string) => void;
  /** The message that a choice is missing; null until the payer tries to go on. */
  readonly problem: string | null;
  readonly amountCents: Cents;
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
  suggest: (choices: readonly PayChoice[]) => PayChoice | null;
}): PayForm {
  const { table, claims, saved, isHost, suggest } = details;
  const [remembered] = useState(recallPayChoice);
  const [picked, setPicked] = useState<string | null>(null);
  const [handles, setHandles] = useState(remembered.handles);
  const [problem, setProblem] = useState<{ method?: string; handle?: string }>({});
  const [idempotencyKey] = useState(newKey);
  const handleField = useRef<HTMLInputElement>(null);

  const choices = payChoices({ payTo: table.payTo, saved, isHost });
  const usual = isHost ? remembered.method : usualMethod({ payTo: table.payTo, last: remembered.method });
  const chosen =
    choices.find(({ key }) => key === picked) ?? choices.find(({ way }) => way.method === usual) ?? suggest(choices);
  const amountCents = claims.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const link = chosen && !isHost ? linkTo({ way: chosen.way, amountCents, note: table.restaurantName }) : null;
  const method = chosen?.way.method ?? null;
  // A saved method has its handle already.
  const asksHandle = method !== null && !isHost && chosen?.saved === null && wayToPay(method).asksHandle;
  const handle = (asksHandle && handles[method]?.trim()) || '';

  const check = (): PayRequest | null => {
    if (!method) {
      setProblem({ method: "Please choose how you'd like to pay." });
      return null;
    }
    if (handle && cleanPayerHandle({ method: domainMethod(method), handle }) === null) {
      setProblem({ handle: wayToPay(method).problem });
      handleField.current?.focus();
      return null;
    }
    setProblem({});
    rememberPayChoice({ method, handle: handle || (handles[method] ?? '') });
    const claimIds = claims.map(({ id }) => id);
    return { claimIds, method, handle, paymentMethodId: chosen?.saved?.id ?? null, idempotencyKey };
  };
  return {
    choices,
    chosen,
    choose: (key) => {
      setPicked(key);
      setProblem({});
    },
    problem: problem.method ?? null,
    amountCents,
    link,
    handleInput: asksHandle
      ? {
          ref: handleField,
          method,
          value: handles[method] ?? '',
          error: problem.handle ?? null,
          onChange: (typed) => setHandles({ ...handles, [method]: typed }),
        }
      : null,
    submit: () => {
      const request = check();
      if (request) rememberPendingPayment(table.linkId, null);
      return request;
    },
    leaveForApp: (event) => {
      const request = check();
      if (request) rememberPendingPayment(table.linkId, { ...request, amount: formatMoney(amountCents) });
      else event.preventDefault();
      return request !== null;
    },
  };
}
