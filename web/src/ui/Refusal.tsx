import type { ReactNode } from 'react';
import { Banner } from './Banner';

interface RefusalProps {
  title?: string;
  children?: ReactNode;
}

/** Why a form was not taken, said aloud as soon as it is there. Nothing as long as there is no reason. */
export function Refusal({ title, children }: RefusalProps) {
  if (!children) return null;
  return (
    <Banner tone="danger" role="alert" title={title}>
      {children}
    </Banner>
  );
}
