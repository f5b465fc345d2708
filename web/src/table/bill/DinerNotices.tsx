import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney } from '@fairtab/domain/money';
import { graphql, useFragment } from 'react-relay';
import { useHydrated } from '../../lib/useHydrated';
import { useTable } from '../TableContext';
import { Banner } from '../../ui/Banner';
import { lazyView } from '../../ui/lazyView';
import type { DinerNotices_receipt$key } from './__generated__/DinerNotices_receipt.graphql';
import { useCurrency } from '../../ui/CurrencyContext';

const AmountChange = lazyView(async () => (await import('./AmountChange')).AmountChange, null);

/** What a diner should know about the bill before paying. The host has notices of their own. */
export function DinerNotices({ receipt: key }: { receipt: DinerNotices_receipt$key }) {
  const currency = useCurrency();
  const { linkId, hostName, mismatch, items } = useFragment(
    graphql`
      fragment DinerNotices_receipt on Receipt {
        linkId
        hostName
        mismatch
        items {
          claims {
            id
            diner
            amount
            status
          }
        }
      }
    `,
    key,
  );
  const { isHost, diner } = useTable();
  const isHydrated = useHydrated();
  if (isHost) return null;
  const claims = items
    .flatMap((item) => item.claims)
    .filter((claim) => claim.diner === diner && claim.status === 'CLAIMED')
    .map(({ id, amount }) => ({ id, cents: centsOf(amount) }));
  const mismatchCents = centsOf(mismatch);
  return (
    <>
      {isHydrated && <AmountChange linkId={linkId} hostName={hostName} claims={claims} />}
      {mismatchCents !== 0 && (
        <Banner title={t('This bill is still being checked')}>
          {mismatchCents > 0
            ? t(
                'Its total is {amount} more than everything on it. {hostName} knows, and may still correct it. Then you see here what changed for you.',
                { amount: displayMoney(mismatchCents, currency), hostName },
              )
            : t(
                'Its total is {amount} less than everything on it. {hostName} knows, and may still correct it. Then you see here what changed for you.',
                { amount: displayMoney(-mismatchCents, currency), hostName },
              )}
        </Banner>
      )}
    </>
  );
}
