import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from './layout/Stack';
import { Hero, Note, Title } from './Text';
import { color, space } from './tokens';

interface EmptyStateProps {
  title: string;
  /** A smaller heading below the title. */
  subtitle?: string | null;
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  /** The screen shows nothing else, so the title is the page's h1. */
  page?: boolean;
}

/** Says that nothing is here, why, and what to do about it. */
export function EmptyState({ title, subtitle = null, children, icon, action, page = false }: EmptyStateProps) {
  return (
    <Box $gap="m">
      {icon && <Mark>{icon}</Mark>}
      {page ? <Hero>{title}</Hero> : <Title>{title}</Title>}
      {subtitle !== null && <Note as="h2">{subtitle}</Note>}
      {children && <Note as="div">{children}</Note>}
      {action && <div>{action}</div>}
    </Box>
  );
}

const Box = styled(Stack)`
  justify-items: center;
  text-align: center;
  padding: ${space.xxxl} ${space.l};
`;

const Mark = styled.div`
  font-size: 2rem;
  line-height: 1;
  color: ${color.accentInk};
`;
