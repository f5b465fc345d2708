import { listOf } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney, type Currency } from '@fairtab/domain/money';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { describePortion, portionOfOneTap } from '../../table/portions';
import { freeOf, previewClaim } from '../../table/pricing';
import { QueuedChip } from '../../claiming/QueuedChip';
import { useWaitingWrites } from '../../outbox/useWaitingWrites';
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
        lineTotal
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
  const part = portion && describePortion({ ...portion, quantity: item.quantity });
  const priceOfTap = preview && priceWords({ amount: displayMoney(preview.amountCents, currency), part });
  const taken = !mine && item.fullyClaimed;
  const facts = [
    item.quantity > 1 && `${showMoney(item.price, currency)} × ${item.quantity}`,
    mine ? wordsForOwn(own, currency) : !taken && priceOfTap,
    others.length > 0 &&
      (taken
        ? t('Fully Claimed by {names}', { names: namesOf(others) })
        : t('Claimed by {names}', { names: namesOf(others) })),
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
        <Money amount={item.lineTotal} size="strong" />
      </Switch>
      {waiting.map((claim) => (
        <QueuedChip key={claim.key} claim={claim} itemName={item.name} />
      ))}
    </Line>
  );
});

/** What a tap costs. @param words.part such as "1/2", or empty for a whole dish */
function priceWords({ amount, part }: { amount: string; part: string | null }): string {
  return part ? t('{amount} for {part} with tax & tip', { amount, part }) : t('{amount} with tax & tip', { amount });
}

function namesOf(claims: readonly { claimerName: string }[]): string {
  return listOf(new Set(claims.map(({ claimerName }) => claimerName)));
}

function wordsForOwn(own: readonly { amount: string; status: string }[], currency: Currency): string {
  const cents = own.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const paid = own.every(({ status }) => status === 'PAID');
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
  border: 1px solid ${({ $mine, $taken }) => ($mine ? color.accent : $taken ? 'transparent' : color.ruleStrong)};
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
