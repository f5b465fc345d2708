import { t } from '@fairtab/domain/language/t';
import { dueOf } from '../dueOf';
import styled from 'styled-components';
import { showMoney } from '../../lib/wireMoney';
import { describePortion } from '../portions';
import { useTable } from '../TableContext';
import type { TableClaim, TableItem } from '../tableState';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { color, space, TOUCH, type } from '../../ui/tokens';
import { sendEndTreat } from './sendEndTreat';
import { useCurrency } from '../../ui/CurrencyContext';

/** Who had a dish and how much, with what the viewer can do about each claim. */
export function ItemClaims({ item }: { item: TableItem }) {
  if (item.claims.length === 0) return null;
  return (
    <List aria-label={t('Who had it')}>
      {item.claims.map((claim) => (
        <ClaimRow key={claim.id} claim={claim} item={item} />
      ))}
    </List>
  );
}

function ClaimRow({ claim, item }: { claim: TableClaim; item: TableItem }) {
  const currency = useCurrency();
  const { diner, isHost, lookOf } = useTable();
  const { claimerName, treatedName, status, amount } = claim;
  const { label, initials, tint } = lookOf({ diner: claim.diner, name: claimerName });
  const isOwn = claim.diner === diner;
  const facts = [
    treatedName && t('for {name}', { name: treatedName }),
    describePortion({ ...claim, quantity: item.quantity }),
    (isOwn || isHost) && showMoney(amount, currency),
  ];
  return (
    <Row>
      <Avatar initials={initials} tint={tint} struck={status === 'CANCELLED'} />
      <Words>
        {label}
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </Words>
      {status === 'CANCELLED' && <Badge>{t('Cancelled by the host')}</Badge>}
      {status === 'PAID' && <Badge $tone="accent">{t('Paid')}</Badge>}
      <Moves claim={claim} itemName={item.name} isOwn={isOwn} />
    </Row>
  );
}

function Moves({ claim, itemName, isOwn }: { claim: TableClaim; itemName: string; isOwn: boolean }) {
  const table = useTable();
  const { isHost, actions } = table;
  const { id, claimerName, treatedName, status } = claim;
  const isAnswered = !id.startsWith('new:');
  if (isHost && !isOwn)
    return (
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={t("Details of {claimerName}'s claim", { claimerName })}
        onClick={() => actions.open({ kind: 'claimDetails', claimId: id })}
      >
        {t('Details')}
      </Button>
    );
  if (!isOwn || status !== 'CLAIMED') return null;
  return (
    <>
      {dueOf(claim) > 0 && (
        <Button
          variant="quiet"
          disabled={!isAnswered}
          aria-label={t('Pay now for {itemName}, {claimerName}', { itemName, claimerName })}
          onClick={() => actions.open({ kind: 'pay', claimIds: [id] })}
        >
          {t('Pay Now')}
        </Button>
      )}
      {!treatedName ? (
        <Button
          variant="quiet"
          disabled={!isAnswered}
          aria-label={t('Unclaim {name}, {claimerName}', { name: itemName, claimerName })}
          onClick={() => actions.unclaim(id)}
        >
          {t('Unclaim')}
        </Button>
      ) : (
        <Button
          variant="quiet"
          aria-label={t('Give {itemName} back to {treatedName}', { itemName, treatedName })}
          onClick={() => void sendEndTreat(table, [id])}
        >
          {t('Give back')}
        </Button>
      )}
    </>
  );
}

const List = styled.ul`
  li + li {
    border-top: 1px dashed ${color.rule};
  }
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s};
  min-height: ${TOUCH};
  button {
    padding-inline: ${space.s};
  }
`;

const Words = styled.span`
  ${type.label}
  flex: 1 1 6rem;
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    ${type.small}
    ${type.figures}
    display: block;
    color: ${color.inkSoft};
  }
`;
