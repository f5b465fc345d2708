import { displayMoney } from '@fairtab/domain/money';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { Button } from '../ui/Button';
import { Money } from '../ui/Money';
import { Note } from '../ui/Text';
import { color, font, media, radius, shadow, space, type } from '../ui/tokens';
import type { YourPart_receipt$key } from './__generated__/YourPart_receipt.graphql';
import { partOf, unpaidClaimIds, type Part } from '../table/groupPeople';
import { useTable } from '../table/TableContext';

interface YourPartProps {
  receipt: YourPart_receipt$key;
  title?: string;
  /** Shown on the button in place of "Pay" and the amount. */
  payLabel?: string;
}

/** What the viewer owes. A bar at the bottom of a phone, a card beside the bill on wide screens. */
export function YourPart({ receipt: key, title = 'Your part', payLabel }: YourPartProps) {
  const { people, items } = useFragment(
    graphql`
      fragment YourPart_receipt on Receipt {
        people {
          diner
          name
          owes
          paid
        }
        items {
          claims {
            id
            diner
            status
          }
        }
      }
    `,
    key,
  );
  const { diner, isHost, actions } = useTable();
  const part = partOf(people, diner);
  const outstanding = unpaidClaimIds({ items, diner });
  const waiting = outstanding.some((id) => id.startsWith('new:'));
  return (
    <Place>
      <Bar aria-label={title}>
        <div>
          <Label as="h2">{part.names.length > 1 ? `${title}, for ${listOf(part.names)}` : title}</Label>
          <Amount amount={part.totalCents} />
          <Note>{wordsFor(part)}</Note>
        </div>
        {part.owesCents > 0 && (
          <Button
            size="large"
            disabled={waiting}
            aria-haspopup="dialog"
            onClick={() => actions.open({ kind: 'pay', claimIds: outstanding })}
          >
            {payLabel ?? `${isHost ? 'Mark paid' : 'Pay'} ${displayMoney(part.owesCents)}`}
          </Button>
        )}
      </Bar>
    </Place>
  );
}

function wordsFor({ totalCents, owesCents, paidCents, names }: Part): string {
  if (names.length === 0) return 'Tap what you had.';
  if (owesCents === 0 && totalCents > 0) return 'All paid. Thank you!';
  return paidCents > 0 ? `${displayMoney(paidCents)} of it is paid.` : 'With tax and tip.';
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names);
}

/** On phones it stays at the bottom of the view. On wide screens its whole column stays in view. */
const Place = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 5;
  ${media.wide} {
    position: static;
  }
`;

const Bar = styled.section`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.l};
  padding: ${space.m} ${space.l} max(${space.m}, env(safe-area-inset-bottom));
  background: ${color.card};
  border-top: 1px solid ${color.rule};
  box-shadow: ${shadow.raised};
  button {
    flex: none;
    white-space: nowrap;
  }
  ${media.wide} {
    display: grid;
    justify-content: stretch;
    padding: ${space.xl};
    border: 1px solid ${color.rule};
    border-radius: ${radius.l};
    box-shadow: ${shadow.card};
    button {
      width: 100%;
    }
  }
`;

const Label = styled.p`
  ${type.label}
  color: ${color.inkSoft};
`;

const Amount = styled(Money)`
  display: block;
  font: 600 2rem/1.1 ${font.display};
  letter-spacing: -0.02em;
  ${media.wide} {
    font-size: 3.25rem;
  }
`;
