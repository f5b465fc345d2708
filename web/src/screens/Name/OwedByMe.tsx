import { listOf } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney, type Cents } from '@fairtab/domain/money';
import { graphql, useFragment } from 'react-relay';
import { showDay } from '../../lib/dates';
import { showMoney } from '../../lib/wireMoney';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { ButtonLink } from '../../ui/Links';
import { Note, Title } from '../../ui/Text';
import type { OwedByMe_page$key } from './__generated__/OwedByMe_page.graphql';
import { PayRow, PayWords } from './PayRow';

/** What the viewer's account owes the owner of the page, with the way to pay it where it was claimed. Nothing for everybody else. */
export function OwedByMe({ page: key }: { page: OwedByMe_page$key }) {
  const { displayName, owedByMe } = useFragment(
    graphql`
      fragment OwedByMe_page on NamePage {
        displayName
        owedByMe {
          receipt {
            id
            linkId
            restaurantName
            date
          }
          balance {
            currency
            iOwe
          }
        }
      }
    `,
    key,
  );
  if (owedByMe.length === 0) return null;
  const sums = new Map<string, Cents>();
  for (const { balance } of owedByMe)
    sums.set(balance.currency, (sums.get(balance.currency) ?? 0) + centsOf(balance.iOwe));
  return (
    <Card aria-labelledby="owed-title">
      <Stack $gap="s">
        <Title id="owed-title">
          {t('You owe {displayName} {amount}', {
            displayName,
            amount: listOf([...sums].map(([currency, cents]) => displayMoney(cents, currency))),
          })}
        </Title>
        <Note>{t('Pay it where you claimed it, so that the receipt knows.')}</Note>
        <ul>
          {owedByMe.map(({ receipt: { id, linkId, restaurantName, date }, balance }) => (
            <PayRow key={id}>
              <PayWords>
                <strong>{restaurantName.trim() || t('Receipt')}</strong>
                <Note as="time" dateTime={date}>
                  {showDay(date)}
                </Note>
              </PayWords>
              <ButtonLink to={`/receipts/${linkId}/payment`}>
                {t('Pay {amount}', { amount: showMoney(balance.iOwe, balance.currency) })}
              </ButtonLink>
            </PayRow>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
