import { centsOf } from '@fairtab/domain/money';
import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { showMoney } from '../../lib/wireMoney';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { TextLink } from '../../ui/Links';
import { Note, Title } from '../../ui/Text';
import type { EveningReceipts_evening$key } from './__generated__/EveningReceipts_evening.graphql';
import { AddCredit } from './AddCredit';
import { EveningLine } from './EveningLine';
import { useEveningMoves } from './useEveningMoves';
import { useCurrency } from '../../ui/CurrencyContext';

/** The receipts, with what nobody has claimed. Its host takes a receipt out, and who began the evening. */
export function EveningReceipts({ evening: key }: { evening: EveningReceipts_evening$key }) {
  const currency = useCurrency();
  const evening = useFragment(
    graphql`
      fragment EveningReceipts_evening on Evening {
        viewerBeganIt
        ...AddCredit_evening
        receipts {
          id
          linkId
          restaurantName
          hostName
          total
          unclaimed
          contributions {
            personId
          }
          viewerSeat {
            isHost
          }
        }
      }
    `,
    key,
  );
  const { receipts, viewerBeganIt } = evening;
  const { busy, takeOut } = useEveningMoves();
  return (
    <Card aria-labelledby="receipts">
      <Stack $gap="s">
        <Title id="receipts">{t('Receipts')}</Title>
        {receipts.length === 0 && (
          <Note>{t('No receipt is here. Hosts may have taken them out, or show them to fewer people.')}</Note>
        )}
        <ul>
          {receipts.map(({ id, linkId, restaurantName, hostName, total, unclaimed, contributions, viewerSeat }) => {
            const place = restaurantName.trim() || t('Receipt');
            const amount = showMoney(total, currency);
            return (
              <EveningLine key={id}>
                <div>
                  <strong>
                    <TextLink to={`/live-receipt/${linkId}`}>{place}</TextLink>
                  </strong>
                  <Note>
                    {contributions.length === 0
                      ? t('{hostName} paid {amount}', { hostName, amount })
                      : t('{hostName} and others paid {amount}', { hostName, amount })}
                  </Note>
                  {centsOf(unclaimed) > 0 && (
                    <Note>
                      {t('{amount} is not claimed yet', { amount: showMoney(unclaimed, currency) })} ·{' '}
                      <TextLink to={`/live-receipt/${linkId}`} aria-label={t('Claim your part of {place}', { place })}>
                        {t('Claim Your Part')}
                      </TextLink>
                    </Note>
                  )}
                </div>
                {(viewerBeganIt || viewerSeat.isHost) && (
                  <Button
                    variant="secondary"
                    loading={busy === id}
                    aria-label={t('Take {place} out of the evening', { place })}
                    onClick={() => void takeOut(id)}
                  >
                    {t('Remove from Evening')}
                  </Button>
                )}
              </EveningLine>
            );
          })}
        </ul>
        <AddCredit evening={evening} />
      </Stack>
    </Card>
  );
}
