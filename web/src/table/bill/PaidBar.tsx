import { centsOf } from '@fairtab/domain/money';
import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import styled, { css } from 'styled-components';
import { flag } from '../../lib/flag';
import { percentOf } from '../../lib/percentOf';
import { showMoney } from '../../lib/wireMoney';
import { useTable } from '../TableContext';
import { color, media, motion, radius } from '../../ui/tokens';
import type { PaidBar_receipt$key } from './__generated__/PaidBar_receipt.graphql';
import { useCurrency } from '../../ui/CurrencyContext';

interface PaidBarProps {
  receipt: PaidBar_receipt$key;
  /** A line at the lower edge of what is around it. */
  thin?: boolean;
}

/** How much of the bill each person claimed, in their colour: full where it is paid, pale where it is not. */
export function PaidBar({ receipt: key, thin = false }: PaidBarProps) {
  const currency = useCurrency();
  const { total, claimed, paid, people } = useFragment(
    graphql`
      fragment PaidBar_receipt on Receipt {
        total
        claimed
        paid
        people {
          id
          diner
          name
          owes
          paid
        }
      }
    `,
    key,
  );
  const { lookOf } = useTable();
  const totalCents = Math.max(1, centsOf(total));
  const percent = (cents: number): number => percentOf(cents, totalCents);
  const parts = people.map((person) => ({ ...person, tint: lookOf(person).tint }));
  const stretches = [
    ...parts.map(({ id, tint, paid: done }) => ({ id: `${id} paid`, tint, cents: centsOf(done), isPaid: true })),
    ...parts.map(({ id, tint, owes }) => ({ id: `${id} owes`, tint, cents: centsOf(owes), isPaid: false })),
  ].filter(({ cents }) => cents > 0);
  return (
    <Track
      $thin={thin}
      role="progressbar"
      aria-label={t('Paid')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(Math.min(100, Math.max(0, percent(centsOf(paid)))))}
      aria-valuetext={t('{paid} of {total} paid, {claimed} claimed', {
        paid: showMoney(paid, currency),
        total: showMoney(total, currency),
        claimed: showMoney(claimed, currency),
      })}
    >
      {/* The content security policy refuses style attributes in the HTML of the server, but no attributes of SVG. */}
      <svg aria-hidden="true" width="100%" height="100%">
        {stretches.map(({ id, tint, cents, isPaid }, index) => {
          const before = stretches.slice(0, index).reduce((sum, stretch) => sum + stretch.cents, 0);
          return (
            <Stretch
              key={id}
              data-tint={tint}
              data-due={flag(!isPaid)}
              x={`${percent(before)}%`}
              width={`${percent(cents)}%`}
              height="100%"
            />
          );
        })}
      </svg>
    </Track>
  );
}

const atTheEdge = css`
  position: absolute;
  inset: auto 0 0;
  height: 0.25rem;
  border-radius: 0;
`;

const Track = styled.div<{ $thin: boolean }>`
  height: 0.625rem;
  border-radius: ${radius.round};
  background: ${color.sunken};
  box-shadow: inset 0 0 0 1px ${color.rule};
  overflow: hidden;
  ${({ $thin }) => ($thin ? atTheEdge : '')}
  svg {
    display: block;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** A stretch in somebody's colour: full where it is paid, pale where it is still due. It also is the edge of a row. */
export const Stretch = styled.rect`
  fill: ${color.tint};
  transition: opacity ${motion.calm};
  &[data-due] {
    opacity: 0.35;
  }
  ${media.forcedColors} {
    fill: Highlight;
    &[data-due] {
      fill: GrayText;
    }
  }
`;
