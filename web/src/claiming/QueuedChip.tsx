import styled from 'styled-components';
import { Button } from '../ui/Button';
import { color, radius, space, type } from '../ui/tokens';
import { dropQueuedClaim, type QueuedClaim } from './queuedClaims';
import { useTable } from '../table/TableContext';
import { showMoney } from '../lib/wireMoney';

/** A claim that waits for a connection. */
export function QueuedChip({ claim, itemName }: { claim: QueuedClaim; itemName: string }) {
  const { linkId } = useTable();
  return (
    <Waiting>
      <span>
        <strong>Will claim when you are back online</strong>
        <br />
        {claim.claimer.name} · {showMoney(claim.expectedAmount)}
      </span>
      <Button
        variant="quiet"
        aria-label={`Do not claim ${itemName}`}
        onClick={() => dropQueuedClaim(linkId, claim.idempotencyKey)}
      >
        Cancel
      </Button>
    </Waiting>
  );
}

const Waiting = styled.div`
  ${type.small}
  ${type.figures}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.m};
  border: 1px dashed ${color.ruleStrong};
  border-radius: ${radius.m};
`;
