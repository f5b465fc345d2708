import { cleanPayerHandle, displayHandle, HANDLE_HINTS, METHODS_WITH_HANDLE } from '@fairtab/domain/payLinks';
import { displayMoney, formatMoney } from '@fairtab/domain/money';
import { useState, type FormEvent } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { ExternalButtonLink } from '../ui/Links';
import { RadioCards } from '../ui/RadioCards';
import { Stack } from '../ui/Stack';
import { Note } from '../ui/Text';
import { TextField } from '../ui/TextField';
import { toast } from '../ui/toast';
import { recallPayChoice, rememberPayChoice } from './deviceMemory';
import { newKey } from './newKey';
import { claimOf } from './optimisticTable';
import { PayRoute } from './PayRoute';
import { PaySummary } from './PaySummary';
import { rememberPendingPayment } from './pendingPayment';
import { linkOf, methodLabel, railOf, waysToPay, type WayToPay } from './railOf';
import type { TableState, WireMethod } from './tableState';
import { useTable } from './TableContext';
import { useMarkPaid } from './useMarkPaid';
import { centsOf } from './wireMoney';

interface PayDialogProps {
  table: TableState;
  claimIds: readonly string[];
  onClose: () => void;
  onAnswered: (version: number | null) => void;
}

const FORM = 'pay-form';

/** Pay one claim or all of them: choose how, go there with the amount filled in, and say that it is done. */
export function PayDialog({ table, claimIds, onClose, onAnswered }: PayDialogProps) {
  const { isHost, linkId } = useTable();
  const remembered = recallPayChoice();
  const [method, setMethod] = useState<WireMethod | null>(remembered.method);
  const [handles, setHandles] = useState(remembered.handles);
  const [problem, setProblem] = useState<{ method?: string; handle?: string }>({});
  const [idempotencyKey] = useState(() => newKey());
  const markPaid = useMarkPaid({ table, onAnswered });

  const claims = claimIds.flatMap((id) => claimOf(table, id) ?? []).filter(({ status }) => status === 'CLAIMED');
  const amountCents = claims.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const ways = waysToPay(table.payTo);
  const chosen = ways.find((way) => way.method === method) ?? null;
  const link = chosen && !isHost ? linkOf({ way: chosen, amountCents, note: table.restaurantName }) : null;
  const asksHandle = chosen !== null && !isHost && METHODS_WITH_HANDLE.some((rail) => rail === railOf(chosen.method));
  const handle = (method && asksHandle && handles[method]?.trim()) || '';
  const payment = { claimIds: claims.map(({ id }) => id), handle, idempotencyKey };

  const choose = (next: WireMethod): void => {
    setMethod(next);
    setProblem({});
  };
  /** Remembers the choice; null when something about it is still to be said. */
  const decide = (): WireMethod | null => {
    if (!method) {
      setProblem({ method: "Please choose how you'd like to pay." });
      toast({
        title: 'Select payment method',
        message: "Please choose how you'd like to pay.",
        variant: 'destructive',
      });
      return null;
    }
    if (handle && cleanPayerHandle({ method: railOf(method), handle }) === null) {
      setProblem({ handle: HANDLE_HINTS[railOf(method)].problem });
      return null;
    }
    rememberPayChoice({ method, handle });
    return method;
  };
  const leaveForApp = (): void => {
    const decided = decide();
    if (decided) rememberPendingPayment(linkId, { ...payment, method: decided, amount: formatMoney(amountCents) });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const decided = decide();
    if (!decided) return;
    rememberPendingPayment(linkId, null);
    onClose();
    void markPaid({ ...payment, method: decided });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={claims.length > 1 ? 'Pay All Outstanding Claims' : 'Pay Now'}
      footer={
        <>
          {link && chosen && (
            <ExternalButtonLink href={link} target="_blank" block size="large" onClick={leaveForApp}>
              Open {methodLabel(chosen.method)} · {displayMoney(amountCents)}
            </ExternalButtonLink>
          )}
          <Button
            type="submit"
            form={FORM}
            size="large"
            block
            variant={link ? 'secondary' : 'primary'}
            disabled={claims.length === 0}
          >
            {isHost ? `Mark ${displayMoney(amountCents)} as paid` : `I paid ${displayMoney(amountCents)}`}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate>
        <Stack>
          <PaySummary table={table} claims={claims} amountCents={amountCents} />
          <RadioCards
            label={isHost ? 'How was it paid?' : 'How would you like to pay?'}
            value={method}
            onChange={choose}
            error={problem.method ?? null}
            columns={2}
            options={ways.map((way) => ({ value: way.method, label: methodLabel(way.method), note: noteOf(way) }))}
          />
          <Note>Fairtab adds no fee to any of these.</Note>
          {chosen && !isHost && (
            <PayRoute
              way={chosen}
              link={link}
              amountCents={amountCents}
              hostName={table.hostName}
              onLeave={leaveForApp}
            />
          )}
          {chosen && asksHandle && (
            <TextField
              label={`Your ${methodLabel(chosen.method)} username or handle`}
              optional
              hint={`So that ${table.hostName} can tell which payment is yours.`}
              placeholder={HANDLE_HINTS[railOf(chosen.method)].placeholder}
              autoCapitalize="none"
              spellCheck={false}
              value={handles[chosen.method] ?? ''}
              error={problem.handle}
              onChange={(value) => setHandles({ ...handles, [chosen.method]: value })}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

/** Where the money goes on this rail; nothing when the host did not say. */
function noteOf({ method, payeeHandle }: WayToPay): string | null {
  if (payeeHandle === '') return 'Welcome here';
  return payeeHandle && displayHandle({ method: railOf(method), handle: payeeHandle });
}
