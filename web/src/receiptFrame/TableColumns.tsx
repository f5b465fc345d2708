import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, space } from '../ui/tokens';

interface TableColumnsProps {
  bill: ReactNode;
  side: ReactNode;
  /** On phones the bar with your part covers the end of the page. */
  withBar?: boolean;
  /** The side is longer than the bill, so the page scrolls both together. */
  withLongSide?: boolean;
}

/** The bill, and beside it (on phones below it) people, payments and totals. */
export function TableColumns({ bill, side, withBar = false, withLongSide = false }: TableColumnsProps) {
  return (
    <Columns $withBar={withBar}>
      <div>{bill}</div>
      <Side $stays={!withLongSide}>{side}</Side>
    </Columns>
  );
}

const Columns = styled.div<{ $withBar: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  padding-bottom: ${({ $withBar }) => ($withBar ? '6rem' : 0)};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space.xxl};
    padding-bottom: 0;
  }
`;

const besideTheBill = css`
  position: sticky;
  top: 0;
  align-self: start;
  max-height: calc(100vh - 8rem);
  overflow-y: auto;
  margin: -${space.l};
  padding: ${space.l};
`;

/** In the wide view it stays beside a long bill and scrolls by itself when it is long, too. The padding keeps its shadows. */
const Side = styled.div<{ $stays: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.l};
  ${media.wide} {
    ${({ $stays }) => ($stays ? besideTheBill : '')}
  }
`;
