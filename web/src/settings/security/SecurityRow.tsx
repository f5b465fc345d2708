import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Note } from '../../ui/Text';
import { space, type } from '../../ui/tokens';
import { Row } from '../../ui/layout/Stack';

interface SecurityRowProps {
  title: string;
  /** The current state, or what the buttons do. */
  children?: ReactNode;
  actions: ReactNode;
}

/** One security setting and its buttons. */
export function SecurityRow({ title, children, actions }: SecurityRowProps) {
  return (
    <Line>
      <Words>
        <h3>{title}</h3>
        <Note as="div">{children}</Note>
      </Words>
      <Row $align="stretch">{actions}</Row>
    </Line>
  );
}

const Line = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  padding: ${space.m} 0;
`;

const Words = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  h3 {
    ${type.label}
    font-size: 1rem;
  }
`;
