import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { useState, type MouseEvent, type SubmitEvent } from 'react';
import { useOwnDetails } from '../../account/useOwnDetails';
import { newKey } from '../../lib/newKey';
import { methodLabel } from '../../lib/wireMethod';
import { linkTo } from '../../table/paying/offeredWays';
import { payChoices } from '../../table/paying/payChoices';
import { PayMethods } from '../../table/paying/PayMethods';
import { PayRoute } from '../../table/paying/PayRoute';
import { usePayChoice } from '../../table/paying/usePayChoice';
import { knownMethods } from '../../account/paymentMethods/savedMethods';
import { useMutate } from '../../network/relay/useMutate';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Skeleton } from '../../ui/layout/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { ExternalButtonLink } from '../../ui/Links';
import { Money } from '../../ui/Money';
import { Note } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import type { payPersonMutation } from './__generated__/payPersonMutation.graphql';
import { payPerson } from './payPerson';
import type { OpenDebt } from './settling';
import { useCurrency } from '../../ui/CurrencyContext';

interface PayPersonDialogProps {
  personId: string;
  name: string;
  debt: OpenDebt;
  onClose: () => void;
  /** Called when the amounts are, or may be, other ones now. */
  onChanged: () => void;
}

const FORM = 'pay-person-form';
/** How long the dialog waits for saved methods, in ms. Methods that arrive later would move the buttons under the payer's finger. */
const PATIENCE_MS = 1_500;

/** Pays all that is open with one person: choose a way, open its app with the sum filled in, and report it. */
export function PayPersonDialog({ personId, name, debt, onClose, onChanged }: PayPersonDialogProps) {
  const currency = useCurrency();
  const { parts, amountCents, payTo } = debt;
  const own = useOwnDetails({ patienceMs: PATIENCE_MS });
  const saved = own.kind === 'known' ? knownMethods(own.details) : [];
  // A way that is not offered on each of the receipts cannot pay all of them.
  const choices = payChoices({ payTo, currency, saved }).filter(({ way }) => way.payeeHandle !== null);
  const form = usePayChoice({
    choices,
    payTo,
    isHost: false,
  });
  const mutate = useMutate();
  const [idempotencyKey, setKey] = useState(newKey);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ title: string; message: string } | null>(null);
  const { chosen, handleInput } = form;
  const amount = displayMoney(amountCents, currency);
  const note = parts.map(({ restaurantName }) => restaurantName).join(', ');
  const link = chosen && linkTo({ way: chosen.way, amountCents, currency, note });

  const leave = (event: MouseEvent): void => {
    if (!form.check()) event.preventDefault();
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const checked = form.check();
    if (!checked || isBusy) return;
    const { method, handle, paymentMethodId } = checked;
    setProblem(null);
    setBusy(true);
    const outcome = await mutate<payPersonMutation>({
      mutation: payPerson,
      variables: {
        input: {
          personId,
          receipts: parts.map((part) => ({ receiptId: part.receiptId, expectedAmount: part.amount })),
          ...(paymentMethodId ? { paymentMethodId } : { method, handle: handle || null }),
          idempotencyKey,
        },
      },
    });
    setBusy(false);
    if (outcome.kind === 'done') {
      toast({ title: t('You reported {amount} to {name}', { amount, name }), message: coverage(parts.length) });
      onClose();
      onChanged();
    } else {
      // Without an answer it may have arrived. The same key makes sending it again safe.
      const title = outcome.kind === 'refused' ? t('Nothing was reported') : t('That did not work');
      setProblem({ title, message: outcome.message });
      if (outcome.kind === 'refused') {
        // Somebody changed something. The payer has to see the new amounts first, and the next try is another request.
        setKey(newKey());
        onChanged();
      }
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Pay {name}', { name })}
      footer={
        <>
          {problem && (
            <Banner tone="danger" role="alert" title={problem.title}>
              {problem.message}
            </Banner>
          )}
          {link && (
            <ExternalButtonLink href={link} target="_blank" block size="large" onClick={leave}>
              {t('Open {methodLabel} · {amount}', { methodLabel: methodLabel(chosen.way.method), amount })}
            </ExternalButtonLink>
          )}
          <Button
            type="submit"
            form={FORM}
            size="large"
            block
            variant={chosen === null ? 'secondary' : link ? 'quiet' : 'primary'}
            loading={isBusy}
          >
            {t('I paid {amount}', { amount })}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={(event) => void submit(event)} noValidate>
        <Stack $gap="m">
          <LeaderList>
            {parts.map((part) => (
              <LeaderRow key={part.receiptId}>
                <dt>{part.restaurantName}</dt>
                <dd>
                  <Money amount={part.amount} />
                </dd>
              </LeaderRow>
            ))}
            <LeaderRow $strong>
              <dt>{t('All together')}</dt>
              <dd>{amount}</dd>
            </LeaderRow>
          </LeaderList>
          {own.kind === 'waiting' ? (
            <Skeleton $height="16rem" />
          ) : (
            <PayMethods
              label={t('How would you like to pay?')}
              choices={choices}
              chosen={chosen}
              error={form.problem}
              onChange={form.choose}
            />
          )}
          {chosen && (
            <PayRoute
              way={chosen.way}
              link={link}
              amountCents={amountCents}
              hostName={name}
              note={note}
              onLeave={leave}
              handleInput={handleInput}
            />
          )}
          <Note>
            {parts.length > 1 && `${t('These are the ways that fit all of these receipts.')} `}
            {t('Fairtab adds no fee.')}
          </Note>
        </Stack>
      </form>
    </Dialog>
  );
}

function coverage(count: number): string | undefined {
  return count > 1 ? t('One payment for {count} receipts.', { count }) : undefined;
}
