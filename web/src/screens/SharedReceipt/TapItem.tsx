import { listOf } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney, type Currency } from '@fairtab/domain/money';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { describePortion, portionOfOneTap } from '../../table/portions';
import { freeOf, previewClaim } from '../../table/pricing';
import { QueuedChip } from '../../table/claiming/QueuedChip';
import { useWaitingWrites } from '../../network/outbox/useWaitingWrites';
import { useTable } from '../../table/TableContext';
import { showMoney } from '../../lib/wireMoney';
import { CheckIcon } from '../../ui/icons';
import { Money } from '../../ui/Money';
import { Note } from '../../ui/Text';
import { color, focusRing, motion, radius, space, TOUCH, type } from '../../ui/tokens';
import type { TapItem_item$key } from './__generated__/TapItem_item.graphql';
import { useCurrency } from '../../ui/CurrencyContext';

/** A dish as one large toggle button: claimed by the viewer or not. */
export const TapItem = memo(function TapItem({ item: key, index }: { item: TapItem_item$key; index: number }) {
  const currency = useCurrency();
  const item = useFragment(
    graphql`
      fragment TapItem_item on Item {
        id
        name
        note
        price
        quantity
        splitWith
        share
        fullyClaimed
        free {
          start
          end
        }
        claims {
          id
          diner
          claimerName
          units
          splitCount
          amount
          status
        }
      }
    `,
    key,
  );
  const { linkId, diner, ruler, actions } = useTable();
  const writes = useWaitingWrites(linkId);
  const live = item.claims.filter(({ status }) => status !== 'CANCELLED');
  const own = live.filter((claim) => diner !== null && claim.diner === diner);
  const others = live.filter((claim) => !own.includes(claim));
  const free = freeOf(item);
  const portion = portionOfOneTap({ ...item, claims: live, free });
  const preview = portion && previewClaim({ ruler, itemIndex: index, free, portion });
  const givable = own.findLast(({ id, status }) => status === 'CLAIMED' && !id.startsWith('new:'));
  const mine = own.length > 0;
  const waiting = writes.filter(({ move, about }) => move === 'claimItem' && about.includes(item.id));
  // While a claim on the dish waits for a connection, it is unknown how much of the dish is free.
  const locked = waiting.length > 0 || (mine ? !givable : item.fullyClaimed);
  const tap = (): void => {
    if (locked) return;
    if (givable) actions.unclaim(givable.id);
    else actions.tapItem(item.id);
  };
  const part = portion ? describePortion({ ...portion, quantity: item.quantity }) : '';
  const priceOfTap =
    preview && part !== '' && t('{part} for {amount}', { part, amount: displayMoney(preview.amountCents, currency) });
  const taken = !mine && item.fullyClaimed;
  const facts = [
    mine ? wordsForOwn(own, { share: item.share, currency }) : !taken && priceOfTap,
    others.length > 0 &&
      (taken
        ? t('Fully Claimed by {names}', { names: namesOf(others) })
        : t('Claimed by {names}', { names: namesOf(others) })),
    item.quantity > 1 &&
      t('{price} × {quantity} on the bill', { price: showMoney(item.price, currency), quantity: item.quantity }),
  ];
  return (
    <Line>
      <Switch type="button" aria-pressed={mine} aria-disabled={locked || undefined} $mine={mine} onClick={tap}>
        <Mark $mine={mine} $taken={taken}>
          {mine && <CheckIcon />}
        </Mark>
        <Words>
          <Name>{item.name}</Name>
          {item.note && <Note as="span">{item.note}</Note>}
          <Note as="span">{facts.filter(Boolean).join(' · ')}</Note>
        </Words>
        <Money amount={item.share} size="strong" />
      </Switch>
      {waiting.map((claim) => (
        <QueuedChip key={claim.key} claim={claim} itemName={item.name} />
      ))}
    </Line>
  );
});

function namesOf(claims: readonly { claimerName: string }[]): string {
  return listOf(new Set(claims.map(({ claimerName }) => claimerName)));
}

/** An amount is said only where it is another one than the line's price. */
function wordsForOwn(
  own: readonly { amount: string; status: string }[],
  { share, currency }: { share: string; currency: Currency },
): string {
  const cents = own.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const paid = own.every(({ status }) => status === 'PAID');
  if (cents === centsOf(share)) return paid ? t('Paid') : t('dish|Yours');
  const amount = displayMoney(cents, currency);
  return paid ? t('Yours for {amount}, paid', { amount }) : t('Yours for {amount}', { amount });
}

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  padding: ${space.xs} 0;
  & + & {
    border-top: 1px dashed ${color.rule};
  }
`;

const Switch = styled.button<{ $mine: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.xs} ${space.m};
  width: 100%;
  min-height: ${TOUCH};
  padding: ${space.s} ${space.m};
  border: 0;
  border-radius: ${radius.m};
  background: ${({ $mine }) => ($mine ? color.accentSoft : 'transparent')};
  text-align: left;
  cursor: pointer;
  touch-action: manipulation;
  transition: background ${motion.quick};
  ${focusRing}
  > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &:hover:not([aria-disabled='true']) {
    background: ${({ $mine }) => ($mine ? color.accentSoft : color.sunken)};
  }
  &[aria-disabled='true'] {
    cursor: default;
  }
`;

const Mark = styled.span<{ $mine: boolean; $taken: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  /* Forced colours would draw a transparent line, too. */
  border: 1px ${({ $mine, $taken }) => ($taken && !$mine ? 'none' : 'solid')}
    ${({ $mine }) => ($mine ? color.accent : color.ruleStrong)};
  border-radius: ${radius.round};
  background: ${({ $mine, $taken }) => ($mine ? color.accent : $taken ? color.sunken : 'transparent')};
  color: ${color.onAccent};
`;

const Words = styled.span`
  display: grid;
  /* Beside a long price, large letters get a line of their own. */
  flex: 1 1 5rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  ${type.heading}
`;
