import { t } from '@fairtab/domain/language/t';
import type { ReactNode } from 'react';
import { Banner } from './Banner';
import { Button } from './Button';

interface LoadFailedProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  onRetry: () => void;
  children?: ReactNode;
}

/** Says that a part of the screen could not be loaded, and loads it again. */
export function LoadFailed({ title, onRetry, children }: LoadFailedProps) {
  return (
    <Banner
      tone="warn"
      role="alert"
      title={title}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
