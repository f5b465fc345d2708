import { centsOf } from '@fairtab/domain/money';
import { t } from '@fairtab/domain/language/t';
import styled, { css } from 'styled-components';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { CheckIcon, ChevronIcon } from '../../ui/icons';
import { color, focusRing, space, TOUCH, type } from '../../ui/tokens';
import type { People_receipt$data } from './__generated__/People_receipt.graphql';
import { PersonActions } from './PersonActions';
import { useRememberedName } from '../claiming/useRememberedName';
import { useTable } from '../TableContext';
import { showMoney } from '../../lib/wireMoney';
import { useCurrency } from '../../ui/CurrencyContext';

interface PersonRowProps {
  person: People_receipt$data['people'][number];
  /** Ids of the claims that are not paid yet. */
  unpaid: ReadonlySet<string>;
  /** The names of those who pay the person's claims. */
  treatedBy: readonly string[];
  /** The line is one control, which opens the actions. */
  isFolded: boolean;
  /** The host's device claimed for this name, and the viewer has nothing yet. */
  mayBeViewer: boolean;
}

/** One name at the table. Only the host sees what others owe, can remind them, and can mark cash as paid. */
export function PersonRow({ person, unpaid, treatedBy, isFolded, mayBeViewer }: PersonRowProps) {
  const currency = useCurrency();
  const { name, diner, owes, paid, claims } = person;
  const { diner: viewer, isHost, lookOf, actions } = useTable();
  const { label, initials, tint } = lookOf({ diner, name });
  const isYours = diner === viewer;
  const isSelf = useRememberedName()?.toLowerCase() === name.toLowerCase();
  const owing = centsOf(owes) > 0;
  const amountsShown = isHost || isYours;
  const treated = [...new Set(claims.flatMap(({ treatedName }) => treatedName ?? []))];
  const head = (
    <>
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
    </>
  );
  const buttons = isHost && !isYours && owing && (
    <PersonActions
      name={name}
      amount={showMoney(owes, currency)}
      claimIds={claims.map(({ id }) => id).filter((id) => unpaid.has(id))}
    />
  );
  if (isFolded && buttons)
    return (
      <li>
        <Folded>
          <summary>
            {head}
            <Fold>
              <ChevronIcon />
            </Fold>
          </summary>
          <Actions>{buttons}</Actions>
        </Folded>
      </li>
    );
  return (
    <Row>
      {head}
      {buttons && <Actions>{buttons}</Actions>}
      {mayBeViewer && (
        <Actions>
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            onClick={() => actions.open({ kind: 'takePlace', personId: person.id })}
          >
            {t('I am {name}', { name })}
          </Button>
        </Actions>
      )}
    </Row>
  );
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s};
  min-height: ${TOUCH};
`;

const Row = styled.li`
  ${line}
`;

const Folded = styled.details`
  summary {
    ${line}
    cursor: pointer;
    list-style: none;
    ${focusRing}
    &::-webkit-details-marker {
      display: none;
    }
  }
`;

const Fold = styled.span`
  display: flex;
  color: ${color.inkSoft};
  rotate: 90deg;
  [open] > * > & {
    rotate: -90deg;
  }
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

/** They have a line of their own, which begins where the name does. */
const Actions = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  flex-basis: 100%;
  padding-left: 1.5rem;
  button {
    padding-inline: ${space.s};
  }
`;
