import { t } from '@fairtab/domain/language/t';
import { dueOf } from '../../table/dueOf';
import { graphql, useFragment } from 'react-relay';
import { readInlineData } from 'relay-runtime';
import type { tableState_receipt$key } from '../../table/__generated__/tableState_receipt.graphql';
import type { savedMethods_user$key } from '../../account/paymentMethods/__generated__/savedMethods_user.graphql';
import { knownMethods, savedMethods } from '../../account/paymentMethods/savedMethods';
import { payersWith } from '../../table/groupPeople';
import { LinkBanner } from '../../table/LinkBanner';
import { useTable } from '../../table/TableContext';
import { tableState } from '../../table/tableState';
import { EmptyState } from '../../ui/EmptyState';
import { ButtonLink } from '../../ui/Links';
import { Page } from '../../ui/layout/Page';
import { Hero } from '../../ui/Text';
import type { PaymentView_receipt$key } from './__generated__/PaymentView_receipt.graphql';
import type { PaymentView_user$key } from './__generated__/PaymentView_user.graphql';
import { PaymentForm } from './PaymentForm';
import { PaymentSummary } from './PaymentSummary';

interface PaymentViewProps {
  user: PaymentView_user$key;
  receipt: PaymentView_receipt$key;
}

export function PaymentView({ user: userKey, receipt: receiptKey }: PaymentViewProps) {
  const user = useFragment(
    graphql`
      fragment PaymentView_user on User {
        ...savedMethods_user
      }
    `,
    userKey,
  );
  const saved = knownMethods(readInlineData<savedMethods_user$key>(savedMethods, user));
  const receipt = useFragment(
    graphql`
      fragment PaymentView_receipt on Receipt {
        ...tableState_receipt
      }
    `,
    receiptKey,
  );
  const table = readInlineData<tableState_receipt$key>(tableState, receipt);
  const { diner, isHost, linkId } = useTable();
  const payers = payersWith(table.people, diner);
  const claims = table.items
    .flatMap((item) => item.claims)
    .filter((claim) => payers.includes(claim.diner) && claim.status !== 'CANCELLED');
  const outstanding = claims.filter((claim) => claim.status === 'CLAIMED' && dueOf(claim) > 0);
  const back = (
    <ButtonLink to={`/receipts/${linkId}`} variant="secondary">
      {t('Back to Receipt')}
    </ButtonLink>
  );
  if (claims.length === 0 || isHost)
    return (
      <Page title={t('Pay Your Share')}>
        <EmptyState page title={isHost ? t('Friends pay you') : t('No items claimed')} action={back}>
          {isHost
            ? t('You are the host of this receipt, so there is nothing for you to pay here.')
            : t('Claim what you had first; then you can pay for it here.')}
        </EmptyState>
      </Page>
    );
  return (
    <Page title={t('Pay Your Share')}>
      <Hero>{t('Pay Your Share')}</Hero>
      <LinkBanner />
      <PaymentSummary table={table} claims={claims} />
      {outstanding.length > 0 && (
        // Other claims are another payment, which needs an idempotency key of its own.
        <PaymentForm key={outstanding.map(({ id }) => id).join()} table={table} claims={outstanding} saved={saved} />
      )}
      <div>{back}</div>
    </Page>
  );
}
