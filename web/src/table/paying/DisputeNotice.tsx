import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { methodInSentence } from '../../lib/wireMethod';
import { showMoney } from '../../lib/wireMoney';
import { isOpenDispute } from '../openDisputes';
import { useTable } from '../TableContext';
import { Banner } from '../../ui/Banner';
import type { DisputeNotice_receipt$key } from './__generated__/DisputeNotice_receipt.graphql';
import { useCurrency } from '../../ui/CurrencyContext';

/** Tells a diner whose payment did not arrive what to do. */
export function DisputeNotice({ receipt: key }: { receipt: DisputeNotice_receipt$key }) {
  const currency = useCurrency();
  const receipt = useFragment(
    graphql`
      fragment DisputeNotice_receipt on Receipt {
        hostName
        people {
          diner
          owes
        }
        payments {
          id
          diner
          amount
          method
          status
          createdAt
        }
      }
    `,
    key,
  );
  const { diner } = useTable();
  const { hostName, payments } = receipt;
  const missing = payments.filter((payment) => payment.diner === diner && isOpenDispute(payment, receipt));
  return missing.map(({ id, amount, method }) => (
    <Banner
      key={id}
      tone="danger"
      role="alert"
      title={t('{hostName} says your {amount} by {way} did not arrive', {
        hostName,
        amount: showMoney(amount, currency),
        way: methodInSentence(method),
      })}
    >
      {t('Look it up where you paid and show it to {hostName}. If it was not sent, pay again below.', { hostName })}
    </Banner>
  ));
}
