import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color, space } from '../../ui/tokens';
import { ConfirmButton } from './ConfirmButton';

/** The confirmation, pinned below a long form: it is also what goes on to the next step. */
export function ConfirmBar(props: ComponentProps<typeof ConfirmButton>) {
  return (
    <Bar data-pinned>
      <ConfirmButton {...props} />
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 3;
  margin: 0 -${space.l};
  padding: ${space.s} ${space.l} max(${space.m}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.rule};
  background: ${color.paper};
`;
