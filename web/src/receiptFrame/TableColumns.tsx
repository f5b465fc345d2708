import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, space } from '../ui/tokens';

interface TableColumnsProps {
  bill: ReactNode;
  side: ReactNode;
  /** On phones the bar with your part covers the end of the page. */
  withBar?: boolean;
  /** A strip of 3.5 rem stays at the top of the view. */
  withStrip?: boolean;
  /** The side is longer than the bill, so the page scrolls both together. */
  withLongSide?: boolean;
}

/** The bill, and beside it (on phones below it) people, payments and totals. */
export function TableColumns({
  bill,
  side,
  withBar = false,
  withStrip = false,
  withLongSide = false,
}: TableColumnsProps) {
  return (
    <Columns $withBar={withBar}>
      <Bill>{bill}</Bill>
      <Side $stays={!withLongSide} $belowStrip={withStrip}>
        {side}
      </Side>
    </Columns>
  );
}

const Columns = styled.div<{ $withBar: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  padding-bottom: ${({ $withBar }) => ($withBar ? '4.5rem' : 0)};
  ${media.wide} {
    /* On tablets and with large letters the bill keeps more than half. */
    grid-template-columns: minmax(0, 1fr) min(22rem, 42%);
    gap: ${space.xxl};
    padding-bottom: 0;
  }
`;

const Bill = styled.div`
  min-width: 0;
`;

const besideTheBill = css<{ $belowStrip: boolean }>`
  position: sticky;
  top: ${({ $belowStrip }) => ($belowStrip ? '3.5rem' : 0)};
  align-self: start;
  max-height: calc(100vh - 8rem);
  overflow-y: auto;
  margin: -${space.l};
  padding: ${space.l};
  /* Paper does not scroll. It has the page itself in the first seconds, before what is printed in its place has come. */
  @media print {
    position: static;
    max-height: none;
    overflow: visible;
  }
`;

/** In the wide view it stays beside a long bill and scrolls by itself when it is long, too. The padding keeps its shadows. */
const Side = styled.div<{ $stays: boolean; $belowStrip: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.l};
  ${media.wide} {
    ${({ $stays }) => ($stays ? besideTheBill : '')}
  }
`;
