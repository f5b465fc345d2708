import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney, type Currency } from '@fairtab/domain/money';
import { graphql, useFragment } from 'react-relay';
import { Card } from '../../ui/layout/Card';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import type { EveningPeople_evening$key } from './__generated__/EveningPeople_evening.graphql';
import { useCurrency } from '../../ui/CurrencyContext';

/** Everybody's one balance over all receipts. */
export function EveningPeople({ evening: key }: { evening: EveningPeople_evening$key }) {
  const currency = useCurrency();
  const { people, viewerKey } = useFragment(
    graphql`
      fragment EveningPeople_evening on Evening {
        viewerKey
        people {
          key
          name
          net
        }
      }
    `,
    key,
  );
  return (
    <Card aria-labelledby="balances">
      <Stack $gap="s">
        <Title id="balances">{t('What it comes to')}</Title>
        {people.length === 0 ? (
          <Note>{t('Nobody has claimed anything yet.')}</Note>
        ) : (
          <LeaderList>
            {people.map((person) => (
              <LeaderRow key={person.key} $strong={person.key === viewerKey}>
                <dt>{person.key === viewerKey ? t('{name} (you)', { name: person.name }) : person.name}</dt>
                <dd>{wordsFor(centsOf(person.net), currency)}</dd>
              </LeaderRow>
            ))}
          </LeaderList>
        )}
        <Note>{t('All receipts together, with what is on its way. Everybody’s balances add up to zero.')}</Note>
      </Stack>
    </Card>
  );
}

function wordsFor(cents: number, currency: Currency): string {
  if (cents === 0) return t('even');
  return cents < 0
    ? t('pays {amount}', { amount: displayMoney(-cents, currency) })
    : t('gets {amount}', { amount: displayMoney(cents, currency) });
}
