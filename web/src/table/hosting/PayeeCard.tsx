import { isNamelessHost } from '@fairtab/domain/people/hostNames';
import { listOf } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useLazyLoadQuery } from 'react-relay';
import styled from 'styled-components';
import { ErrorBoundary } from '../../app/boundaries/ErrorBoundary';
import { displayIdentifier } from '../../account/paymentMethods/savedMethods';
import { knownMethod, methodInSentence } from '../../lib/wireMethod';
import { Button } from '../../ui/Button';
import { announce } from '../../ui/LiveRegion';
import { Card } from '../../ui/layout/Card';
import { Skeleton } from '../../ui/layout/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import { space } from '../../ui/tokens';
import type { PayeeCardQuery } from './__generated__/PayeeCardQuery.graphql';
import { isAnswered, type PayeeOnBill } from './payee';
import { PayeeForm } from './PayeeForm';
import { PayeeNote } from './PayeeNote';

const FORM = 'payee-form';

/** Where the bill is shared: how the table pays its host. It asks until that is known, and then says it in a line. */
export function PayeeCard({ linkId }: { linkId: string }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={<Skeleton $height="17rem" />}>
        <Asked linkId={linkId} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Asked({ linkId }: { linkId: string }) {
  const { receipt } = useLazyLoadQuery<PayeeCardQuery>(
    graphql`
      query PayeeCardQuery($id: ID!) {
        receipt(id: $id) {
          id
          currency
          hostName
          payTo {
            method
            handle
          }
        }
      }
    `,
    { id: linkId },
    { fetchPolicy: 'store-or-network' },
  );
  const [isOpen, setOpen] = useState(() => receipt !== null && receipt !== undefined && !isAnswered(receipt));
  const [isSaving, setSaving] = useState(false);
  const box = useRef<HTMLElement>(null);
  if (!receipt) return null;
  /** The focused button goes away. Of the form its heading takes the focus, because a field would bring a phone's keyboard up. */
  const show = (open: boolean): void => {
    flushSync(() => setOpen(open));
    box.current?.querySelector<HTMLElement>(open ? 'h2' : 'button')?.focus();
  };
  const close = (): void => {
    show(false);
    announce(t('Everybody at the table sees it now'));
  };
  return (
    <Card ref={box} aria-labelledby="payee-title">
      {isOpen ? (
        <Stack $gap="m">
          <Asking id="payee-title" tabIndex={-1}>
            {t('How do they pay you?')}
          </Asking>
          <PayeeForm
            id={FORM}
            receiptId={receipt.id}
            currency={receipt.currency}
            onBill={receipt}
            onSaving={setSaving}
            onSaved={close}
          >
            <PayeeNote />
            <Buttons>
              <Button type="submit" form={FORM} loading={isSaving}>
                {t('Put it on the bill')}
              </Button>
              <Button variant="quiet" onClick={() => show(false)}>
                {t('Not now')}
              </Button>
            </Buttons>
          </PayeeForm>
        </Stack>
      ) : (
        <Line>
          <div>
            <Title id="payee-title">{t('How they pay you')}</Title>
            <Note>{wordsFor(receipt)}</Note>
          </div>
          <Button variant={receipt.payTo.length > 0 ? 'quiet' : 'secondary'} onClick={() => show(true)}>
            {receipt.payTo.length > 0 ? t('Change') : t('Say how')}
          </Button>
        </Line>
      )}
    </Card>
  );
}

/** What diners read in their pay dialog. */
function wordsFor({ hostName, payTo }: PayeeOnBill): string {
  const ways = payTo.map(({ method, handle }) => {
    const type = knownMethod(method);
    const way = methodInSentence(method);
    return type && handle !== '' ? `${way} ${displayIdentifier({ type, identifier: handle })}` : way;
  });
  if (ways.length > 0)
    return isNamelessHost(hostName) ? listOf(ways) : t('{hostName}: {ways}', { hostName, ways: listOf(ways) });
  return isNamelessHost(hostName)
    ? t('Your friends see no way to pay you, and no name. They have to ask.')
    : t('Your friends read “Give {hostName} the cash”. No app opens for them.', { hostName });
}

/** No ring, because the page moves the focus here. */
const Asking = styled(Title)`
  outline: none;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  > * {
    flex: 1 1 auto;
  }
  > :first-child {
    flex: 2 1 10rem;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  > div {
    flex: 1 1 11rem;
    min-width: 0;
  }
`;
