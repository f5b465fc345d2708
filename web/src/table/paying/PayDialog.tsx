import { isNamelessHost } from '@fairtab/domain/people/hostNames';
import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import type { SubmitEvent } from 'react';
import { useOwnDetails } from '../../account/useOwnDetails';
import { methodLabel } from '../../lib/wireMethod';
import { knownMethods } from '../../account/paymentMethods/savedMethods';
import { useTable } from '../TableContext';
import { claimOf, type TableState } from '../tableState';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { ExternalButtonLink } from '../../ui/Links';
import { Skeleton } from '../../ui/layout/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import { lazyView } from '../../ui/lazyView';
import { CashRounding } from './CashRounding';
import { PayMethods } from './PayMethods';
import { PayRoute } from './PayRoute';
import { PaySummary } from './PaySummary';
import { useMarkPaid } from './useMarkPaid';
import { usePayForm } from './usePayForm';
import { useCurrency } from '../../ui/CurrencyContext';

const CardWay = lazyView(async () => (await import('./CardWay')).CardWay, null);

interface PayDialogProps {
  table: TableState;
  claimIds: readonly string[];
  onClose: () => void;
}

const FORM = 'pay-form';
/** How long the dialog waits for saved methods, in ms. Methods that arrive later would move the buttons under the payer's finger. */
const PATIENCE_MS = 1_500;

/** Pays one claim or all of them: choose a way, open its app with the amount filled in, and report the payment. */
export function PayDialog({ table, claimIds, onClose }: PayDialogProps) {
  const currency = useCurrency();
  const { isHost, linkId } = useTable();
  const own = useOwnDetails({ isWanted: !isHost, patienceMs: PATIENCE_MS });
  const markPaid = useMarkPaid({ table });
  const claims = claimIds.flatMap((id) => claimOf(table, id) ?? []).filter(({ status }) => status === 'CLAIMED');
  const form = usePayForm({
    table,
    claims,
    saved: own.kind === 'known' ? knownMethods(own.details) : [],
    isHost,
  });
  const { chosen, amountCents, cash, link, handleInput } = form;
  const amount = displayMoney(form.givenCents, currency);

  /** One button leads: none before a way is chosen, and the pay app's where there is one. */
  const isNext = chosen !== null && link === null;

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const request = form.submit();
    if (request) {
      onClose();
      markPaid(request);
    } else if (!chosen) {
      const message = t("Please choose how you'd like to pay.");
      toast({ title: t('Select payment method'), message, variant: 'destructive' });
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={claims.length > 1 ? t('Pay All Outstanding Claims') : t('Pay Now')}
      {...(isHost ? {} : { heading: wordsToPayHost(table.hostName) })}
      footer={
        <>
          {link && chosen && (
            <ExternalButtonLink href={link} target="_blank" block size="large" onClick={form.leaveForApp}>
              {t('Open {app} · {amount}', { app: methodLabel(chosen.way.method), amount })}
            </ExternalButtonLink>
          )}
          <Button
            type="submit"
            form={FORM}
            size={isNext ? 'large' : 'normal'}
            block
            variant={isNext ? 'primary' : 'quiet'}
            disabled={claims.length === 0}
          >
            {isHost ? t('Mark {amount} as paid', { amount }) : t('I paid {amount}', { amount })}
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
              label={isHost ? t('How was it paid?') : t('How would you like to pay?')}
              choices={form.choices}
              chosen={chosen}
              error={form.problem}
              onChange={form.choose}
            />
          )}
          {cash && <CashRounding cash={cash} amountCents={amountCents} isHost={isHost} />}
          {chosen && !isHost && (
            <PayRoute
              way={chosen.way}
              link={link}
              amountCents={form.givenCents}
              hostName={table.hostName}
              note={table.restaurantName}
              onLeave={form.leaveForApp}
              handleInput={handleInput}
            />
          )}
          <Note>{t('Fairtab adds no fee to any of these.')}</Note>
          {!isHost && <CardWay linkId={linkId} amountCents={amountCents} />}
        </Stack>
      </form>
    </Dialog>
  );
}

/** A host whose name nobody said is no "Host" to be paid. */
function wordsToPayHost(hostName: string): string {
  return isNamelessHost(hostName) ? t('Pay the host') : t('Pay {hostName}', { hostName });
}
