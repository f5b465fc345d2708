import { cleanPayerHandle } from '@fairtab/domain/payLinks';
import { WAYS_TO_PAY } from '@fairtab/domain/waysToPay';
import { displayMoney, formatMoney } from '@fairtab/domain/money';
import { useRef, useState, type SubmitEvent, type MouseEvent } from 'react';
import { useOwnDetails } from '../account/useOwnDetails';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { ExternalButtonLink } from '../ui/Links';
import { Skeleton } from '../ui/Skeleton';
import { Stack } from '../ui/Stack';
import { Note } from '../ui/Text';
import { TextField } from '../ui/TextField';
import { toast } from '../ui/toast';
import { recallPayChoice, rememberPayChoice } from '../lib/deviceMemory';
import { newKey } from '../lib/newKey';
import { claimOf } from '../table/optimisticTable';
import { payOptions, usualOption, type PayOption } from './payOptions';
import { PayMethods } from './PayMethods';
import { PayRoute } from './PayRoute';
import { PaySummary } from './PaySummary';
import { rememberPendingPayment } from './pendingPayment';
import { linkOf, railOf, waysToPay } from './railOf';
import type { TableState } from '../table/tableState';
import { useTable } from '../table/TableContext';
import { useMarkPaid } from './useMarkPaid';
import { centsOf } from '../lib/wireMoney';

interface PayDialogProps {
  table: TableState;
  claimIds: readonly string[];
  onClose: () => void;
  onAnswered: (version: number | null) => void;
}

const FORM = 'pay-form';
/** Saved methods that come later than this would move what is about to be tapped, so they are left out. */
const PATIENCE_MS = 1_500;

/** Pay one claim or all of them: choose how, go there with the amount filled in, and say that it is done. */
export function PayDialog({ table, claimIds, onClose, onAnswered }: PayDialogProps) {
  const { isHost, linkId } = useTable();
  const own = useOwnDetails({ isWanted: !isHost, patienceMs: PATIENCE_MS });
  const [remembered] = useState(recallPayChoice);
  const [picked, setPicked] = useState<string | null>(null);
  const [handles, setHandles] = useState(remembered.handles);
  const [problem, setProblem] = useState<{ method?: string; handle?: string }>({});
  const [idempotencyKey] = useState(() => newKey());
  const handleField = useRef<HTMLInputElement>(null);
  const markPaid = useMarkPaid({ table, onAnswered });

  const claims = claimIds.flatMap((id) => claimOf(table, id) ?? []).filter(({ status }) => status === 'CLAIMED');
  const amountCents = claims.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const saved = own.kind === 'known' ? own.details.paymentMethods : [];
  const options = payOptions({ ways: waysToPay(table.payTo), saved });
  const chosen = options.find(({ value }) => value === picked) ?? usualOption(options, remembered);
  const link = chosen && !isHost ? linkOf({ way: chosen.way, amountCents, note: table.restaurantName }) : null;
  const method = chosen?.way.method ?? null;
  const asksHandle = chosen !== null && !isHost && needsHandle(chosen);
  const handle = (method && asksHandle && handles[method]?.trim()) || '';
  const payment = {
    claimIds: claims.map(({ id }) => id),
    handle,
    paymentMethodId: chosen?.saved?.id ?? null,
    idempotencyKey,
  };

  const choose = (value: string): void => {
    setPicked(value);
    setProblem({});
  };
  /** Remembers the choice; null when something about it is still to be said. */
  const decide = () => {
    if (!method) {
      const message = "Please choose how you'd like to pay.";
      setProblem({ method: message });
      toast({ title: 'Select payment method', message, variant: 'destructive' });
      return null;
    }
    if (handle && cleanPayerHandle({ method: railOf(method), handle }) === null) {
      setProblem({ handle: WAYS_TO_PAY[railOf(method)].problem });
      handleField.current?.focus();
      return null;
    }
    rememberPayChoice({ method, handle: handle || (handles[method] ?? '') });
    return method;
  };
  const leaveForApp = (event: MouseEvent): void => {
    const decided = decide();
    if (decided) rememberPendingPayment(linkId, { ...payment, method: decided, amount: formatMoney(amountCents) });
    else event.preventDefault();
  };
  const submit = (event: SubmitEvent): void => {
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
              Open {chosen.label} · {displayMoney(amountCents)}
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
        <Stack $gap="m">
          <PaySummary table={table} claims={claims} amountCents={amountCents} />
          {own.kind === 'waiting' ? (
            <Skeleton $height="16rem" />
          ) : (
            <PayMethods
              label={isHost ? 'How was it paid?' : 'How would you like to pay?'}
              options={options}
              chosen={chosen}
              error={problem.method ?? null}
              onChange={choose}
            />
          )}
          {chosen && !isHost && (
            <PayRoute
              way={chosen.way}
              link={link}
              amountCents={amountCents}
              hostName={table.hostName}
              onLeave={leaveForApp}
            />
          )}
          {method && asksHandle && (
            <TextField
              ref={handleField}
              label={`Your ${chosen.label} username or handle`}
              optional
              hint={`So that ${table.hostName} can tell which payment is yours.`}
              placeholder={WAYS_TO_PAY[railOf(method)].placeholder}
              autoCapitalize="none"
              spellCheck={false}
              value={handles[method] ?? ''}
              error={problem.handle}
              onChange={(value) => setHandles({ ...handles, [method]: value })}
            />
          )}
          <Note>Fairtab adds no fee to any of these.</Note>
        </Stack>
      </form>
    </Dialog>
  );
}

/** A saved method has its handle already. */
function needsHandle({ saved, way }: PayOption): boolean {
  return saved === null && WAYS_TO_PAY[railOf(way.method)].asksHandle;
}
