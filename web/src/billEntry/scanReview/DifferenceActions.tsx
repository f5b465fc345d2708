import { t } from '@fairtab/domain/language/t';
import { useContext } from 'react';
import { Button } from '../../ui/Button';
import type { Difference } from './differenceOf';
import { ReviewContext } from './ReviewContext';

/** Buttons for a bill that does not add up. */
export function DifferenceActions({ difference: { culprit, betterTotal } }: { difference: Difference }) {
  const review = useContext(ReviewContext);
  return (
    <>
      {betterTotal && (
        <Button
          variant="secondary"
          onClick={() => {
            review?.change({ kind: 'type', field: 'total', text: betterTotal.total });
            // The button disappears once the difference is corrected.
            review?.goTo('total');
          }}
        >
          {betterTotal.label}
        </Button>
      )}
      {culprit && (
        <Button variant="secondary" onClick={() => review?.goTo(culprit)}>
          {t('Show me')}
        </Button>
      )}
    </>
  );
}
