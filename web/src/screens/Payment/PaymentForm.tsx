import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { useState, type MouseEvent, type SubmitEvent } from 'react';
import { methodLabel } from '../../lib/wireMethod';
import { CashRounding } from '../../table/paying/CashRounding';
import { PayMethods } from '../../table/paying/PayMethods';
import { PayRoute } from '../../table/paying/PayRoute';
import { usePayForm } from '../../table/paying/usePayForm';
import type { SavedMethod } from '../../account/paymentMethods/savedMethods';
import { useTable } from '../../table/TableContext';
import type { TableClaim, TableState } from '../../table/tableState';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { ExternalButtonLink } from '../../ui/Links';
import { lazyView } from '../../ui/lazyView';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import { usePayClaims, type PayRequest } from '../../table/paying/usePayClaims';
import { useCurrency } from '../../ui/CurrencyContext';

const CardWay = lazyView(async () => (await import('../../table/paying/CardWay')).CardWay, null);

interface PaymentFormProps {
  table: TableState;
  /** The claims to pay. */
  claims: readonly TableClaim[];
  saved: readonly SavedMethod[];
}

/** The choice of a way to pay, the link to its app with the amount filled in, and the button that reports the payment. */
export function PaymentForm({ table, claims, saved }: PaymentFormProps) {
  const currency = useCurrency();
  const { initiate, initiating } = useInitiatePayment(table);
  const { linkId } = useTable();
  const form = usePayForm({ table, claims, saved, isHost: false });
  const { choices, chosen, amountCents, cash, link, handleInput } = form;
  const app = chosen && methodLabel(chosen.way.method);
  /** One button leads: none before a way is chosen, and the pay app's where there is one. */
  const isNext = chosen !== null && link === null;

  const leaveForApp = (event: MouseEvent): void => {
    if (form.leaveForApp(event) && app)
      toast({ title: t('Payment initiated!'), message: t('Finish it in {app}, then come back here.', { app }) });
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const request = form.submit();
    if (request) void initiate(request);
    else if (!chosen)
      toast({
        title: t('Select payment method'),
        message: t("Please choose how you'd like to pay."),
        variant: 'destructive',
      });
  };
  return (
    <Card as="form" noValidate onSubmit={submit} aria-label={t('Payment')}>
      <Stack>
        <PayMethods
          label={t('How would you like to pay {hostName}?', { hostName: table.hostName })}
          choices={choices}
          chosen={chosen}
          error={form.problem}
          onChange={form.choose}
        />
        <Note>{t('Fairtab adds no fee to any of these.')}</Note>
        {link && app && (
          <ExternalButtonLink href={link} target="_blank" block size="large" onClick={leaveForApp}>
            {t('Pay {amount} with {app}', { amount: displayMoney(amountCents, currency), app })}
          </ExternalButtonLink>
        )}
        {cash && <CashRounding cash={cash} amountCents={amountCents} isHost={false} />}
        {chosen && (
          <PayRoute
            way={chosen.way}
            link={link}
            amountCents={form.givenCents}
            hostName={table.hostName}
            note={table.restaurantName}
            onLeave={leaveForApp}
            handleInput={handleInput}
          />
        )}
        <Button
          type="submit"
          size={isNext ? 'large' : 'normal'}
          block
          variant={isNext ? 'primary' : 'quiet'}
          loading={initiating}
        >
          {t('I paid {amount}', { amount: displayMoney(form.givenCents, currency) })}
        </Button>
        <CardWay linkId={linkId} amountCents={amountCents} />
      </Stack>
    </Card>
  );
}

/** Reports the payment, which the host may confirm, with the documented toasts (docs/product/messages.md). */
function useInitiatePayment(table: TableState) {
  const payClaims = usePayClaims();
  const [initiating, setInitiating] = useState(false);
  const initiate = async (request: PayRequest): Promise<void> => {
    if (initiating) return;
    setInitiating(true);
    await payClaims(request, table, {
      done: { title: t('Payment initiated!'), message: t('{hostName} can confirm it.', { hostName: table.hostName }) },
      refused: t('Error initiating payment'),
    });
    setInitiating(false);
  };
  return { initiate, initiating };
}
