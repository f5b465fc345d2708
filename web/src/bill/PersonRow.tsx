import { centsOf } from '@fairtab/domain/money';
import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { Avatar } from '../ui/Avatar';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { CheckIcon } from '../ui/icons';
import { color, space, TOUCH, type } from '../ui/tokens';
import type { People_receipt$data } from './__generated__/People_receipt.graphql';
import { useRememberedName } from '../claiming/useRememberedName';
import { useTable } from '../table/TableContext';
import { showMoney } from '../lib/wireMoney';
import { useCurrency } from '../ui/CurrencyContext';

interface PersonRowProps {
  person: People_receipt$data['people'][number];
  /** Ids of the claims that are not paid yet. */
  unpaid: ReadonlySet<string>;
  /** Who pays for what the person had. */
  treatedBy: readonly string[];
  /** Whether the viewer sits at the table, and so may take on what others owe. */
  canTreat: boolean;
}

/** One name at the table. Only the host sees what others owe, can remind them, and can mark cash as paid. */
export function PersonRow({ person, unpaid, treatedBy, canTreat }: PersonRowProps) {
  const currency = useCurrency();
  const { name, diner, owes, paid, claims } = person;
  const { diner: viewer, isHost, lookOf, actions } = useTable();
  const { label, initials, tint } = lookOf({ diner, name });
  const isYours = diner === viewer;
  const isSelf = useRememberedName()?.toLowerCase() === name.toLowerCase();
  const owing = centsOf(owes) > 0;
  const amountsShown = isHost || isYours;
  const claimIds = claims.map(({ id }) => id).filter((id) => unpaid.has(id));
  const [firstUnpaid] = claimIds;
  const treated = [...new Set(claims.flatMap(({ treatedName }) => treatedName ?? []))];
  return (
    <Row>
      <Avatar initials={initials} tint={tint} />
      <Name>
        {label}
        {isYours && <You> {isSelf ? t('(you)') : t('(on your phone)')}</You>}
        {treated.length > 0 && <small> {t('treats {names}', { names: treated.join(', ') })}</small>}
        {treatedBy.length > 0 && <small> {t('treated by {names}', { names: treatedBy.join(', ') })}</small>}
      </Name>
      <State>
        {owing && (
          <Badge $tone="warn">
            {amountsShown ? t('owes {amount}', { amount: showMoney(owes, currency) }) : t('still to pay')}
          </Badge>
        )}
        {!owing && claims.length === 0 && <Badge>{t('nothing to pay')}</Badge>}
        {!owing && claims.length > 0 && (
          <Badge $tone="accent">
            <CheckIcon /> {amountsShown ? t('paid {amount}', { amount: showMoney(paid, currency) }) : t('paid')}
          </Badge>
        )}
      </State>
      {!isYours && owing && (
        <Actions $ownLine={isHost}>
          {canTreat && (
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={t('Treat {name}', { name: label })}
              onClick={() => actions.open({ kind: 'treat', claimIds })}
            >
              {t('Treat')}
            </Button>
          )}
          {isHost && firstUnpaid !== undefined && (
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={t('Remind {name}', { name })}
              onClick={() => actions.open({ kind: 'remind', claimId: firstUnpaid, name })}
            >
              {t('Remind')}
            </Button>
          )}
          {isHost && (
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={t('Mark {name} as paid, {amount}', { name, amount: showMoney(owes, currency) })}
              onClick={() => actions.open({ kind: 'pay', claimIds })}
            >
              {t('Mark paid')}
            </Button>
          )}
        </Actions>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s};
  min-height: ${TOUCH};
`;

const Name = styled.span`
  ${type.label}
  flex: 1;
  min-width: 5rem;
  font-size: 1rem;
  overflow-wrap: anywhere;
  small {
    ${type.small}
    display: block;
    line-height: 1.25;
  }
`;

const You = styled.span`
  font-weight: 400;
  color: ${color.inkSoft};
`;

const State = styled.span`
  ${type.figures}
`;

/** The host has so many that they have a line of their own, which begins where the name does. Others have one, at the end. */
const Actions = styled.span<{ $ownLine: boolean }>`
  display: inline-flex;
  flex-wrap: wrap;
  ${({ $ownLine }) => ($ownLine ? 'flex-basis: 100%; padding-left: 1.5rem;' : 'margin-left: auto;')}
  button {
    padding-inline: ${space.s};
  }
`;
