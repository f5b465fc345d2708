import { displayMoney, formatMoney } from '@fairtab/domain/money';
import { displayHandle } from '@fairtab/domain/payLinks';
import { useState } from 'react';
import styled from 'styled-components';
import { newKey } from '../../lib/newKey';
import { useShowLocalDay } from '../../lib/useShowLocalDay';
import { domainMethod, knownMethod, methodInSentence } from '../../lib/wireMethod';
import { useMutate } from '../../relay/useMutate';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import { color, space, type } from '../../ui/tokens';
import type { confirmPersonMutation } from './__generated__/confirmPersonMutation.graphql';
import { confirmPerson } from './confirmPerson';
import type { ReportedSum } from './settling';

interface ConfirmSumsProps {
  personId: string;
  name: string;
  sums: readonly ReportedSum[];
  /** Called when the amounts are, or may be, other ones now. */
  onChanged: () => void;
}

/** What a person says to have paid, as it arrived in the account's app, and one button that confirms all of it. */
export function ConfirmSums({ personId, name, sums, onChanged }: ConfirmSumsProps) {
  const mutate = useMutate();
  const [idempotencyKey, setKey] = useState(newKey);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ title: string; message: string } | null>(null);
  const showDay = useShowLocalDay();
  const amountCents = sums.reduce((sum, each) => sum + each.amountCents, 0);
  const amount = displayMoney(amountCents);

  const confirm = async (): Promise<void> => {
    setProblem(null);
    setBusy(true);
    const outcome = await mutate<confirmPersonMutation>({
      mutation: confirmPerson,
      variables: {
        input: {
          personId,
          paymentIds: sums.flatMap(({ paymentIds }) => paymentIds),
          expectedAmount: formatMoney(amountCents),
          idempotencyKey,
        },
      },
    });
    setBusy(false);
    if (outcome.kind === 'done') toast({ title: `${amount} from ${name} confirmed` });
    else {
      const title = outcome.kind === 'refused' ? 'Nothing was confirmed' : 'That did not work';
      setProblem({ title, message: outcome.message });
    }
    if (outcome.kind === 'unreachable') return;
    // What is confirmed from now on is another request.
    setKey(newKey());
    onChanged();
  };

  return (
    <Stack as="section" $gap="s" aria-label={`What ${name} says to have paid`}>
      <ul>
        {sums.map(({ key, amountCents: cents, method, handle, createdAt, restaurantNames, paymentIds }) => (
          <Sum key={key}>
            <span>
              {name} says they paid <strong>{displayMoney(cents)}</strong> by {methodInSentence(method)}
              {handle !== null && handle !== '' && ` (${shown(method, handle)})`}
            </span>
            <Note as="span">
              <time dateTime={createdAt}>{showDay(createdAt)}</time> · {restaurantNames.join(', ')}
              {paymentIds.length > 1 && ` · one payment for ${paymentIds.length} receipts`}
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
        {sums.length > 1 ? `Confirm all ${amount}` : `Confirm ${amount}`}
      </Button>
      <Note>Did something not arrive? Say so on its receipt below.</Note>
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
