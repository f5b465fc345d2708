import styled, { keyframes } from 'styled-components';
import { isSettledClaim } from '../isSettled';
import type { TableClaim, TableState } from '../tableState';
import { useTable } from '../TableContext';
import { flag } from '../../lib/flag';
import { percentOf } from '../../lib/percentOf';
import { media, motion, space } from '../../ui/tokens';
import { Stretch } from './PaidBar';

type Claim = Pick<
  TableClaim,
  'id' | 'diner' | 'claimerName' | 'units' | 'splitCount' | 'status' | 'amount' | 'covered'
>;

interface RowEdgeProps {
  claims: readonly Claim[];
  quantity: number;
  host: Pick<TableState, 'hostDiner' | 'hostName'>;
}

/**
 * The edge of the paper beside a line, in the colours of those who had it and as long as their parts: full where it is settled, pale
 * where it is not, and paper where it is free. All lines together show the state of the table without a word; faces and words say
 * the same.
 */
export function RowEdge({ claims, quantity, host }: RowEdgeProps) {
  const { lookOf } = useTable();
  const parts = claims
    .filter(({ status }) => status !== 'CANCELLED')
    .map((claim) => ({ ...claim, percent: percentOf(claim.units, claim.splitCount * quantity) }));
  if (parts.length === 0) return null;
  return (
    <Edge aria-hidden="true">
      {parts.map(({ percent, ...claim }, index) => (
        <Part
          key={claim.id}
          data-tint={lookOf({ diner: claim.diner, name: claim.claimerName }).tint}
          data-due={flag(!isSettledClaim(host, claim))}
          y={`${parts.slice(0, index).reduce((sum, before) => sum + before.percent, 0)}%`}
          width="100%"
          height={`${percent}%`}
        />
      ))}
    </Edge>
  );
}

const Edge = styled.svg`
  position: absolute;
  inset: 0 auto 0 -${space.s};
  width: 0.375rem;
  border-radius: 0.1875rem;
  height: 100%;
  ${media.wide} {
    left: -${space.l};
  }
`;

const run = keyframes`from { transform: scaleX(0); }`;

/** It runs in from the edge, and nothing is laid out anew. */
const Part = styled(Stretch)`
  transform-box: fill-box;
  animation: ${run} ${motion.calm};
`;
