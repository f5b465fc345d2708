import { useContext } from 'react';
import { Button } from '../ui/Button';
import type { Difference } from './differenceOf';
import { ReviewContext } from './ReviewContext';

/** What can be done about numbers that do not add up. */
export function DifferenceActions({ difference: { culprit, betterTotal } }: { difference: Difference }) {
  const review = useContext(ReviewContext);
  return (
    <>
      {betterTotal && (
        <Button
          variant="secondary"
          onClick={() => {
            review?.change({ kind: 'type', field: 'total', text: betterTotal.total });
            // The button goes with what it has mended.
            review?.goTo('total');
          }}
        >
          {betterTotal.label}
        </Button>
      )}
      {culprit && (
        <Button variant="secondary" onClick={() => review?.goTo(culprit)}>
          Show me
        </Button>
      )}
    </>
  );
}
