import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { CheckIcon, CloseIcon } from '../ui/icons';
import { Money } from '../ui/Money';
import { color, media, radius, space, TOUCH, type } from '../ui/tokens';
import type { OwnClaim_claim$key } from './__generated__/OwnClaim_claim.graphql';
import { describePortion } from '../table/portions';
import { useTable } from '../table/TableContext';

/** The viewer's own claim on a line: how much, the amount, and a button to give it back. */
export function OwnClaim({
  claim: key,
  itemName,
  quantity,
}: {
  claim: OwnClaim_claim$key;
  itemName: string;
  quantity: number;
}) {
  const { id, claimerName, units, splitCount, amount, status } = useFragment(
    graphql`
      fragment OwnClaim_claim on Claim {
        id
        claimerName
        units
        splitCount
        amount
        status
      }
    `,
    key,
  );
  const { actions } = useTable();
  const portion = describePortion({ units, splitCount, quantity });
  // An optimistic claim cannot be given back or paid yet.
  const settled = !id.startsWith('new:');
  if (status === 'CANCELLED')
    return (
      <Mine $cancelled>
        <Words>
          <s>{[claimerName, portion].filter(Boolean).join(' · ')}</s>
        </Words>
        <Badge>Cancelled by the host</Badge>
      </Mine>
    );
  return (
    <Mine>
      <Words>
        <CheckIcon />
        <span>{[claimerName, portion].filter(Boolean).join(' · ')}</span>
        <Money amount={amount} />
      </Words>
      {status === 'PAID' ? (
        <Badge $tone="accent">Paid</Badge>
      ) : (
        <Actions>
          <Button
            variant="quiet"
            disabled={!settled}
            aria-label={`Pay now for ${itemName}, ${claimerName}`}
            aria-haspopup="dialog"
            onClick={() => actions.open({ kind: 'pay', claimIds: [id] })}
          >
            Pay Now
          </Button>
          <IconButton
            label={`Unclaim ${itemName} for ${claimerName}`}
            disabled={!settled}
            onClick={() => actions.unclaim(id)}
          >
            <CloseIcon />
          </IconButton>
        </Actions>
      )}
    </Mine>
  );
}

const Mine = styled.div<{ $cancelled?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.xs};
  min-height: ${TOUCH};
  padding-left: ${space.m};
  border-radius: ${radius.m};
  background: ${({ $cancelled }) => ($cancelled ? color.sunken : color.accentSoft)};
  color: ${({ $cancelled }) => ($cancelled ? color.inkSoft : color.accentInk)};
`;

const Words = styled.span`
  ${type.label}
  ${type.figures}
  display: flex;
  align-items: center;
  gap: ${space.s};
  flex: 1 1 8rem;
  padding-block: ${space.xs};
  > s,
  > span:first-of-type {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > svg {
    display: none;
    flex: none;
    ${media.wide} {
      display: block;
    }
  }
  > :last-child:not(:first-child) {
    margin-left: auto;
  }
`;

const Actions = styled.span`
  display: inline-flex;
  margin-left: auto;
  > :first-child {
    padding-inline: ${space.s};
  }
`;
