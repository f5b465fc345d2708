import { t } from '@fairtab/domain/language/t';
import { centsOf } from '@fairtab/domain/money';
import styled from 'styled-components';
import { CoinsIcon } from '../table/exchange/CoinsIcon';
import { useTable } from '../table/TableContext';
import type { TableState } from '../table/tableState';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/dialogs/Dialog';
import { CopyIcon, PeopleIcon } from '../ui/icons';
import { Stack } from '../ui/layout/Stack';
import { TextLink } from '../ui/Links';
import { Note, Title } from '../ui/Text';
import { color, space, TOUCH, type } from '../ui/tokens';

interface MoreDialogProps {
  table: TableState;
  onClose: () => void;
}

/** What few tables need, so that it is on none of them: each act is one tap further, and its code is loaded with this sheet. */
export function MoreDialog({ table, onClose }: MoreDialogProps) {
  const { isHost, actions } = useTable();
  const treatable = useTreatable(table);
  return (
    <Dialog open title={t('More at this table')} onClose={onClose}>
      {treatable.length > 0 && (
        <Stack as="section" $gap="xs" aria-labelledby="pay-for-somebody">
          <Title id="pay-for-somebody">{t('Pay for somebody')}</Title>
          <Note>{t('You pay what they had, or you ask them to pay together with you.')}</Note>
          <People>
            {treatable.map(({ id, label, initials, tint, claimIds }) => (
              <li key={id}>
                <Avatar initials={initials} tint={tint} />
                <span>{label}</span>
                <Button
                  variant="quiet"
                  aria-haspopup="dialog"
                  aria-label={t('Treat {name}', { name: label })}
                  onClick={() => actions.open({ kind: 'treat', claimIds })}
                >
                  {t('Treat')}
                </Button>
              </li>
            ))}
          </People>
        </Stack>
      )}
      {isHost && (
        <Stack $gap="s">
          <Button variant="secondary" block aria-haspopup="dialog" onClick={() => actions.open({ kind: 'whoPaid' })}>
            <PeopleIcon />
            {table.contributions.length > 0 ? t('Who paid the restaurant?') : t('Somebody else paid, too?')}
          </Button>
          <Button
            variant="secondary"
            block
            aria-haspopup="dialog"
            onClick={() => actions.open({ kind: 'exchangeRate' })}
          >
            <CoinsIcon /> {t('Show another currency, too')}
          </Button>
          <Button variant="secondary" block aria-haspopup="dialog" onClick={() => actions.open({ kind: 'splitAgain' })}>
            <CopyIcon /> {t('Split this bill again')}
          </Button>
        </Stack>
      )}
      <Details to={`/receipts/${table.linkId}`}>
        {isHost
          ? t('Evening, how it is split, notes for your books and the history')
          : t('Evening, notes for your books and the history')}
      </Details>
    </Dialog>
  );
}

/** Others who owe something, for somebody who sits at the table. The host may spread it over several, too. */
function useTreatable(table: TableState) {
  const { diner, isHost, lookOf } = useTable();
  const isAtTable = isHost || table.people.some((person) => person.diner === diner);
  if (!isAtTable) return [];
  const unpaid = new Set(
    table.items.flatMap(({ claims }) => claims.filter(({ status }) => status === 'CLAIMED').map(({ id }) => id)),
  );
  return table.people
    .filter((person) => person.diner !== diner && centsOf(person.owes) > 0)
    .map((person) => ({
      id: person.id,
      ...lookOf(person),
      claimIds: person.claims.map(({ id }) => id).filter((id) => unpaid.has(id)),
    }));
}

const People = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.s};
    min-height: ${TOUCH};
  }
  > li + li {
    border-top: 1px dashed ${color.rule};
  }
  span:nth-child(2) {
    ${type.label}
    flex: 1 1 5rem;
    font-size: 1rem;
    overflow-wrap: anywhere;
  }
`;

const Details = styled(TextLink)`
  display: flex;
  align-items: center;
  min-height: ${TOUCH};
`;
