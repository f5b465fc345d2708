import { rich } from '../../ui/rich';
import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney } from '@fairtab/domain/money';
import { useCallback, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { DialogBoundary } from '../../app/boundaries/DialogBoundary';
import { showDay } from '../../lib/dates';
import { Button } from '../../ui/Button';
import { lazyView } from '../../ui/lazyView';
import { TextLink } from '../../ui/Links';
import { Row } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import { color, space, type } from '../../ui/tokens';
import type { RequestRow_request$key } from './__generated__/RequestRow_request.graphql';
import { useAnswerRequest } from './useAnswerRequest';

const DeclineDialog = lazyView(async () => (await import('./DeclineDialog')).DeclineDialog);

/** Who asks for what, and the two answers. */
export function RequestRow({ request: key }: { request: RequestRow_request$key }) {
  const request = useFragment(
    graphql`
      fragment RequestRow_request on PaymentRequest {
        key
        hostName
        fromUsername
        personName
        restaurantName
        date
        currency
        amount
        dishes
        receipt {
          linkId
        }
      }
    `,
    key,
  );
  const { hostName, fromUsername, personName, restaurantName, date, currency, amount, dishes, receipt } = request;
  const [isBusy, setBusy] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const { takeOver } = useAnswerRequest();
  const close = useCallback(() => setDeclining(false), []);
  const money = displayMoney(centsOf(amount), currency);
  const agree = async (): Promise<void> => {
    setBusy(true);
    const outcome = await takeOver({ requestId: request.key, expectedAmount: amount });
    setBusy(false);
    if (outcome.kind === 'done')
      toast({
        title: t('You took over {money}', { money }),
        message: t('Pay {hostName} whenever you like.', { hostName }),
      });
    else toast({ title: t('That did not work'), message: outcome.message, variant: 'destructive' });
  };
  const place = restaurantName.trim() || t('Receipt');
  return (
    <Line aria-label={t('{hostName} asks you for {money}', { hostName, money })}>
      <div>
        <strong>
          {rich('{hostName} asks you for <sum>{money}</sum>', {
            hostName,
            money,
            sum: (inner) => <span>{inner}</span>,
          })}
        </strong>
        <Note>
          @{fromUsername} · {receipt ? <TextLink to={`/live-receipt/${receipt.linkId}`}>{place}</TextLink> : place} ·{' '}
          <time dateTime={date}>{showDay(date)}</time>
        </Note>
        <Note>{t('Claimed for {personName}: {dishes}', { personName, dishes: dishes.join(', ') })}</Note>
      </div>
      <Row>
        <Button loading={isBusy} onClick={() => void agree()}>
          {t('Take Over {money}', { money })}
        </Button>
        <Button variant="secondary" aria-haspopup="dialog" disabled={isBusy} onClick={() => setDeclining(true)}>
          {t('Decline')}
        </Button>
      </Row>
      {isDeclining && (
        <DialogBoundary onClose={close}>
          <DeclineDialog requestId={request.key} hostName={hostName} fromUsername={fromUsername} onClose={close} />
        </DialogBoundary>
      )}
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.m} 0;
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px dashed ${color.rule};
  }
  strong {
    ${type.label}
    font-size: 1rem;
  }
  strong span {
    ${type.figures}
  }
`;
