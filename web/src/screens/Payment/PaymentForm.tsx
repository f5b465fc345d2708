import { cleanPayerHandle } from '@fairtab/domain/payLinks';
import { WAYS_TO_PAY } from '@fairtab/domain/waysToPay';
import { displayMoney, formatMoney } from '@fairtab/domain/money';
import { useRef, useState, type SubmitEvent, type MouseEvent } from 'react';
import type { SavedMethod } from '../../paymentMethods/savedMethods';
import { recallPayChoice, rememberPayChoice } from '../../lib/deviceMemory';
import { newKey } from '../../lib/newKey';
import { PayRoute } from '../../paying/PayRoute';
import { rememberPendingPayment } from '../../paying/pendingPayment';
import { linkOf, methodLabel, railOf } from '../../paying/railOf';
import type { TableClaim, TableState } from '../../table/tableState';
import { centsOf } from '../../lib/wireMoney';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ExternalButtonLink } from '../../ui/Links';
import { Stack } from '../../ui/Stack';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { MethodChoice } from './MethodChoice';
import { payChoices } from './payChoices';
import { useInitiatePayment } from './useInitiatePayment';

interface PaymentFormProps {
  table: TableState;
  /** What is to be paid. */
  claims: readonly TableClaim[];
  saved: readonly SavedMethod[];
}

/** How to pay, the way there with the amount filled in, and the word that it is done. */
export function PaymentForm({ table, claims, saved }: PaymentFormProps) {
  const choices = payChoices({ payTo: table.payTo, saved });
  const remembered = recallPayChoice();
  const [key, setKey] = useState(() => choices.find(({ way }) => way.method === remembered.method)?.key ?? null);
  const [typed, setTyped] = useState(remembered.handles);
  const [problem, setProblem] = useState<string | null>(null);
  const [idempotencyKey] = useState(() => newKey());
  const handleField = useRef<HTMLInputElement>(null);
  const { initiate, initiating } = useInitiatePayment(table);

  const chosen = choices.find((choice) => choice.key === key) ?? choices[0];
  if (!chosen) return null;
  const { way, own } = chosen;
  const { method } = way;
  const amountCents = claims.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const link = linkOf({ way, amountCents, note: table.restaurantName });
  const asksHandle = own === null && WAYS_TO_PAY[railOf(method)].asksHandle;
  const handle = asksHandle ? (typed[method]?.trim() ?? '') : '';
  const claimIds = claims.map(({ id }) => id);
  const payment = { claimIds, method, handle, paymentMethodId: own?.id ?? null, idempotencyKey };

  const isReady = (): boolean => {
    const isWrong = handle !== '' && cleanPayerHandle({ method: railOf(method), handle }) === null;
    setProblem(isWrong ? WAYS_TO_PAY[railOf(method)].problem : null);
    if (isWrong) handleField.current?.focus();
    else rememberPayChoice({ method, handle: handle || (typed[method] ?? '') });
    return !isWrong;
  };
  const leaveForApp = (event: MouseEvent): void => {
    if (!isReady()) {
      event.preventDefault();
      return;
    }
    rememberPendingPayment(table.linkId, { ...payment, amount: formatMoney(amountCents) });
    toast({ title: 'Payment initiated!', message: `Finish it in ${methodLabel(method)}, then come back here.` });
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isReady()) return;
    rememberPendingPayment(table.linkId, null);
    void initiate(payment);
  };
  return (
    <Card as="form" noValidate onSubmit={submit} aria-label="Payment">
      <Stack>
        <MethodChoice choices={choices} chosen={chosen} hostName={table.hostName} onChoose={setKey} />
        {link && (
          <ExternalButtonLink href={link} target="_blank" block size="large" onClick={leaveForApp}>
            Pay {displayMoney(amountCents)} with {methodLabel(method)}
          </ExternalButtonLink>
        )}
        <PayRoute way={way} link={link} amountCents={amountCents} hostName={table.hostName} onLeave={leaveForApp} />
        {asksHandle && (
          <TextField
            ref={handleField}
            label={`Your ${methodLabel(method)} username or handle`}
            optional
            hint={`So that ${table.hostName} can tell which payment is yours.`}
            placeholder={WAYS_TO_PAY[railOf(method)].placeholder}
            autoCapitalize="none"
            spellCheck={false}
            value={typed[method] ?? ''}
            error={problem}
            onChange={(value) => setTyped({ ...typed, [method]: value })}
          />
        )}
        <Button type="submit" size="large" block variant={link ? 'secondary' : 'primary'} loading={initiating}>
          I paid {displayMoney(amountCents)}
        </Button>
      </Stack>
    </Card>
  );
}
