import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { graphql, useFragment } from 'react-relay';
import { centsOf } from '../../lib/wireMoney';
import { Card } from '../../ui/layout/Card';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import type { EveningPeople_evening$key } from './__generated__/EveningPeople_evening.graphql';

/** Everybody's one balance over all receipts. */
export function EveningPeople({ evening: key }: { evening: EveningPeople_evening$key }) {
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
                <dd>{wordsFor(centsOf(person.net))}</dd>
              </LeaderRow>
            ))}
          </LeaderList>
        )}
        <Note>{t('All receipts together, with what is on its way. Everybody’s balances add up to zero.')}</Note>
      </Stack>
    </Card>
  );
}

function wordsFor(cents: number): string {
  if (cents === 0) return t('even');
  return cents < 0
    ? t('pays {amount}', { amount: displayMoney(-cents) })
    : t('gets {amount}', { amount: displayMoney(cents) });
}
