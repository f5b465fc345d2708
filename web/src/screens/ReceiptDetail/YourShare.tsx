import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { AmountBeside } from '../../table/exchange/AmountBeside';
import { partOf, unpaidClaimIds } from '../../table/groupPeople';
import { useTable } from '../../table/TableContext';
import { useSession } from '../../network/session/useSession';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { ButtonLink } from '../../ui/Links';
import { Money } from '../../ui/Money';
import { Note } from '../../ui/Text';
import { color, space, type } from '../../ui/tokens';
import type { YourShare_receipt$key } from './__generated__/YourShare_receipt.graphql';
import { useCurrency } from '../../ui/CurrencyContext';

/** What a diner still owes and the button to pay it: on the payment page with an account, in the dialog without. */
export function YourShare({ receipt: key }: { receipt: YourShare_receipt$key }) {
  const currency = useCurrency();
  const { linkId, hostName, exchangeRate, people, items } = useFragment(
    graphql`
      fragment YourShare_receipt on Receipt {
        linkId
        hostName
        exchangeRate {
          currency
          baseCurrency
          rate
          date
        }
        people {
          diner
          name
          owes
          paid
          household
          claims {
            id
          }
        }
        items {
          claims {
            id
            status
          }
        }
      }
    `,
    key,
  );
  const { diner, isHost, actions } = useTable();
  const isSignedIn = useSession().id !== null;
  const { owesCents, paidCents } = partOf(people, diner);
  if (isHost || owesCents === 0) return null;
  return (
    <Strip aria-labelledby="your-share">
      <div>
        <Label id="your-share">{t('You owe {hostName}', { hostName })}</Label>
        <Money amount={owesCents} size="large" />
        {exchangeRate && (
          <p>
            <AmountBeside amountCents={owesCents} at={exchangeRate} />
          </p>
        )}
        {paidCents > 0 && <Note>{t('{amount} is paid already.', { amount: displayMoney(paidCents, currency) })}</Note>}
      </div>
      {isSignedIn ? (
        <ButtonLink to={`/receipts/${linkId}/payment`}>{t('Pay Your Share')}</ButtonLink>
      ) : (
        <Button
          aria-haspopup="dialog"
          onClick={() => actions.open({ kind: 'pay', claimIds: unpaidClaimIds({ items, people, diner }) })}
        >
          {t('Pay Your Share')}
        </Button>
      )}
    </Strip>
  );
}

const Strip = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
`;

const Label = styled.h2`
  ${type.label}
  color: ${color.inkSoft};
`;
