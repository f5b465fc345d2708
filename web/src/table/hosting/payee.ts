import { isNamelessHost } from '@fairtab/domain/people/hostNames';
import { cleanHandle, displayHandle, handleProblem } from '@fairtab/domain/paying/payLinks';
import { OFFERED_METHODS, PAYEE_METHODS, payeeMethods, type PayeeMethod } from '@fairtab/domain/waysToPay';
import type { Currency } from '@fairtab/domain/money';
import { knownMethod, wireMethod } from '../../lib/wireMethod';
import { NO_HANDLES, type Handles, type Payee } from './rememberedPayee';

/** The name of a receipt's host, and the ways to pay the host. */
export interface PayeeOnBill {
  readonly hostName: string;
  readonly payTo: readonly { readonly method: string; readonly handle: string }[];
}

/** Whether diners know whom they pay, and have a way to do it. */
export function isAnswered({ hostName, payTo }: PayeeOnBill): boolean {
  return payTo.length > 0 && !isNamelessHost(hostName);
}

/** The ways by which a host is reached with money of a currency, those that take the fewest taps first. */
export function handleMethods(currency: Currency): PayeeMethod[] {
  return payeeMethods(currency).toSorted((a, b) => OFFERED_METHODS.indexOf(a) - OFFERED_METHODS.indexOf(b));
}

/**
 * The form's first values: what is on the bill; what is not there is filled in from the host's last bill or account.
 * @param usual how this host was paid the last time
 */
export function payeeOf({ hostName, payTo }: PayeeOnBill, usual: Payee): Payee {
  const known = isNamelessHost(hostName) ? usual.hostName : hostName;
  if (payTo.length === 0) return { ...usual, hostName: known };
  const handles: Record<string, string> = { ...NO_HANDLES };
  for (const method of PAYEE_METHODS) {
    const way = payTo.find((asked) => asked.method === wireMethod(method));
    if (way) handles[method] = displayHandle({ method, handle: way.handle });
  }
  return { hostName: known, handles: handles as Handles, takesCash: payTo.some(({ method }) => method === 'CASH') };
}

export type PayeeProblems = Readonly<Partial<Record<PayeeMethod | 'hostName' | 'form', string>>>;

/** The problems that are corrected before the server is asked. */
export function problemsOf({ handles }: Payee, methods: readonly PayeeMethod[]): PayeeProblems {
  return Object.fromEntries(
    methods.flatMap((method) => {
      const handle = handles[method];
      const isWrong = handle.trim() !== '' && cleanHandle({ method, handle }) === null;
      return isWrong ? [[method, handleProblem({ method, handle })]] : [];
    }),
  );
}

/** The handles as people write them, also when a link was pasted. */
export function cleanPayee(payee: Payee): Payee {
  const handles = PAYEE_METHODS.map((method) => {
    const handle = cleanHandle({ method, handle: payee.handles[method] });
    return [method, handle === null ? '' : displayHandle({ method, handle })];
  });
  return { ...payee, hostName: payee.hostName.trim(), handles: Object.fromEntries(handles) as Handles };
}

/** The whole new list for the bill. Ways that the form does not ask about stay, and so does a note about cash. */
export function payToInput({
  payee,
  methods,
  before,
}: {
  payee: Payee;
  methods: readonly PayeeMethod[];
  before: PayeeOnBill['payTo'];
}) {
  const typed = methods.flatMap((method) => {
    const handle = payee.handles[method].trim();
    return handle === '' ? [] : [{ method: wireMethod(method), handle }];
  });
  const cash = before.find(({ method }) => method === 'CASH');
  const kept = before.flatMap(({ method, handle }) => {
    const known = knownMethod(method);
    return known === 'CARD' || (known === 'BANK' && !methods.includes('bank')) ? [{ method: known, handle }] : [];
  });
  return [...typed, ...(payee.takesCash ? [{ method: 'CASH' as const, handle: cash?.handle ?? '' }] : []), ...kept];
}
