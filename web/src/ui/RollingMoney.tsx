import { useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { Money } from './Money';
import { motion } from './tokens';

/** An amount that rolls in when it changes while it is looked at. It stands still when the page opens. */
export function RollingMoney({ amount, className }: { amount: string | number; className?: string | undefined }) {
  const [shown, setShown] = useState({ amount, changes: 0 });
  if (shown.amount !== amount) setShown({ amount, changes: shown.changes + 1 });
  return <Rolling key={shown.changes} $rolls={shown.changes > 0} amount={amount} className={className} />;
}

const roll = keyframes`
  from { opacity: 0; translate: 0 0.4em; }
`;

const Rolling = styled(Money)<{ $rolls: boolean }>`
  display: inline-block;
  ${({ $rolls }) =>
    $rolls
      ? css`
          animation: ${roll} ${motion.calm};
        `
      : ''}
`;
