import { t } from '@fairtab/domain/language/t';
import { rich } from '../../ui/rich';
import { displayMoney, formatMoney } from '@fairtab/domain/money';
import { displayHandle } from '@fairtab/domain/paying/payLinks';
import { useState } from 'react';
import styled from 'styled-components';
import { newKey } from '../../lib/newKey';
import { useShowLocalDay } from '../../lib/useShowLocalDay';
import { domainMethod, knownMethod, methodInSentence } from '../../lib/wireMethod';
import { useMutate } from '../../network/relay/useMutate';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import { color, space, type } from '../../ui/tokens';
import type { confirmPersonMutation } from './__generated__/confirmPersonMutation.graphql';
import { confirmPerson } from './confirmPerson';
import type { ReportedSum } from './settling';
import { useCurrency } from '../../ui/CurrencyContext';

interface ConfirmSumsProps {
  personId: string;
  name: string;
  sums: readonly ReportedSum[];
  /** Called when the amounts are, or may be, other ones now. */
  onChanged: () => void;
}

/** What a person says to have paid, as it arrived in the account's app, and one button that confirms all of it. */
export function ConfirmSums({ personId, name, sums, onChanged }: ConfirmSumsProps) {
  const currency = useCurrency();
  const mutate = useMutate();
  const [idempotencyKey, setKey] = useState(newKey);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ title: string; message: string } | null>(null);
  const showDay = useShowLocalDay();
  const amountCents = sums.reduce((sum, each) => sum + each.amountCents, 0);
  const amount = displayMoney(amountCents, currency);

  const confirm = async (): Promise<void> => {
    setProblem(null);
    setBusy(true);
    const outcome = await mutate<confirmPersonMutation>({
      mutation: confirmPerson,
      variables: {
        input: {
          personId,
          paymentIds: sums.flatMap(({ paymentIds }) => paymentIds),
          expectedAmount: formatMoney(amountCents, currency),
          idempotencyKey,
        },
      },
    });
    setBusy(false);
    if (outcome.kind === 'done') toast({ title: t('{amount} from {name} confirmed', { amount, name }) });
    else {
      const title = outcome.kind === 'refused' ? t('Nothing was confirmed') : t('That did not work');
      setProblem({ title, message: outcome.message });
    }
    if (outcome.kind === 'unreachable') return;
    // The next confirmation is another request, so it gets another key.
    setKey(newKey());
    onChanged();
  };

  return (
    <Stack as="section" $gap="s" aria-label={t('What {name} says to have paid', { name })}>
      <ul>
        {sums.map(({ key, amountCents: cents, method, handle, createdAt, restaurantNames, paymentIds }) => (
          <Sum key={key}>
            <span>
              {rich('{name} says they paid <strong>{amount}</strong> by {way}', {
                name,
                amount: displayMoney(cents, currency),
                strong: (inner) => <strong>{inner}</strong>,
                way: methodInSentence(method) + (handle ? ` (${shown(method, handle)})` : ''),
              })}
            </span>
            <Note as="span">
              <time dateTime={createdAt}>{showDay(createdAt)}</time> · {restaurantNames.join(', ')}
              {paymentIds.length > 1 && ` · ${t('one payment for {count} receipts', { count: paymentIds.length })}`}
            </Note>
          </Sum>
        ))}
      </ul>
      {problem && (
        <Banner tone="danger" role="alert" title={problem.title}>
          {problem.message}
        </Banner>
      )}
      <Button block loading={isBusy} onClick={() => void confirm()}>
        {sums.length > 1 ? t('Confirm all {amount}', { amount }) : t('Confirm {amount}', { amount })}
      </Button>
      <Note>{t('Did something not arrive? Say so on its receipt below.')}</Note>
    </Stack>
  );
}

function shown(method: ReportedSum['method'], handle: string): string {
  const known = knownMethod(method);
  return known ? displayHandle({ method: domainMethod(known), handle }) : handle;
}

const Sum = styled.li`
  ${type.small}
  display: grid;
  gap: ${space.xs};
  padding: ${space.xs} 0;
  color: ${color.ink};
  overflow-wrap: anywhere;
`;
