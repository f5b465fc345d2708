import { memo, useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { Badge } from '../ui/Badge';
import { Money } from '../ui/Money';
import { Note } from '../ui/Text';
import { color, focusRing, space, type } from '../ui/tokens';
import type { ItemCard_item$key } from './__generated__/ItemCard_item.graphql';
import { ClaimButtons } from '../claiming/ClaimButtons';
import { ClaimChip } from '../claiming/ClaimChip';
import { describeLeft } from '../table/portions';
import { freeOf } from '../table/pricing';
import { OwnClaim } from '../claiming/OwnClaim';
import { QueuedChip } from '../claiming/QueuedChip';
import { useQueuedClaims } from '../claiming/useQueuedClaims';
import { useTable } from '../table/TableContext';

/** One line of the bill: what it costs, who claimed it, and the button to claim it. */
export const ItemCard = memo(function ItemCard({ item: key, index }: { item: ItemCard_item$key; index: number }) {
  const item = useFragment(
    graphql`
      fragment ItemCard_item on Item {
        id
        name
        price
        quantity
        lineTotal
        share
        fullyClaimed
        free {
          start
          end
        }
        claims {
          id
          diner
          ...ClaimChip_claim
          ...OwnClaim_claim
        }
        ...ClaimButtons_item
      }
    `,
    key,
  );
  const { diner, linkId } = useTable();
  const queue = useQueuedClaims(linkId);
  const card = useFocusKept();
  const own = item.claims.filter((claim) => diner !== null && claim.diner === diner);
  const others = item.claims.filter((claim) => !own.includes(claim));
  const waiting = queue.filter(({ itemId }) => itemId === item.id);
  const left = describeLeft({ free: freeOf(item), quantity: item.quantity });
  return (
    <Line ref={card} tabIndex={-1} aria-label={item.name}>
      <Leader>
        <Name>{item.name}</Name>
        <Money amount={item.lineTotal} size="strong" />
      </Leader>
      <Facts>
        <Note>
          {item.quantity > 1 && (
            <>
              {item.quantity} × <Money amount={item.price} />
              {' · '}
            </>
          )}
          <Money amount={item.share} /> with tax &amp; tip
        </Note>
        {item.fullyClaimed ? <Badge>Fully Claimed</Badge> : left && <Badge $tone="warn">{left}</Badge>}
      </Facts>
      {own.map((claim) => (
        <OwnClaim key={claim.id} claim={claim} itemName={item.name} quantity={item.quantity} />
      ))}
      {waiting.map((claim) => (
        <QueuedChip key={claim.idempotencyKey} claim={claim} itemName={item.name} />
      ))}
      <Bottom>
        <Chips>
          {others.map((claim) => (
            <li key={claim.id}>
              <ClaimChip claim={claim} quantity={item.quantity} />
            </li>
          ))}
        </Chips>
        {/* What is free of a line is not known again before the tap that waits on it has been answered. */}
        {!item.fullyClaimed && waiting.length === 0 && (
          <ClaimButtons item={item} index={index} again={own.length > 0} />
        )}
      </Bottom>
    </Line>
  );
});

/** Keeps the focus on the line when the focused button disappears, so that the keyboard does not start at the top again. */
function useFocusKept() {
  const line = useRef<HTMLLIElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = line.current;
    if (hadFocus.current && document.activeElement === document.body) element?.focus({ preventScroll: true });
    hadFocus.current = element?.contains(document.activeElement) ?? false;
  });
  useEffect(() => {
    const element = line.current;
    const note = (): void => {
      hadFocus.current = true;
    };
    const forget = (event: FocusEvent): void => {
      // A removed element leaves no element focused. When the diner moves on, another element has the focus.
      if (event.relatedTarget instanceof Node && !element?.contains(event.relatedTarget)) hadFocus.current = false;
    };
    element?.addEventListener('focusin', note);
    element?.addEventListener('focusout', forget);
    return () => {
      element?.removeEventListener('focusin', note);
      element?.removeEventListener('focusout', forget);
    };
  }, []);
  return line;
}

const Line = styled.li`
  display: grid;
  gap: ${space.xs};
  padding: ${space.m} 0;
  ${focusRing}
  & + & {
    border-top: 1px dashed ${color.rule};
  }
`;

const Leader = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space.s};
  &::before {
    content: '';
    order: 1;
    flex: 1;
    min-width: ${space.l};
    border-bottom: 2px dotted ${color.rule};
    transform: translateY(-0.25em);
  }
  > :last-child {
    order: 2;
  }
`;

const Name = styled.h3`
  ${type.heading}
  min-width: 0;
`;

const Facts = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.s};
`;

const Bottom = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space.s};
  &:not(:has(li, button)) {
    display: none;
  }
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  flex: 1 1 auto;
  max-width: 100%;
  &:empty {
    display: none;
  }
`;
