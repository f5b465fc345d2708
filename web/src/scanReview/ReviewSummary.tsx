import { displayMoney } from '@fairtab/domain/money';
import { useContext } from 'react';
import { checkBill } from '../billDraft/billCheck';
import type { Draft } from '../billDraft/Draft';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { DifferenceActions } from './DifferenceActions';
import { differenceOf } from './differenceOf';
import { ReviewContext } from './ReviewContext';
import { nameOf, openChecks } from './scanPlaces';

/** The summary above the form: what does not add up, and how much is left to check. */
export function ReviewSummary({ draft }: { draft: Draft }) {
  const review = useContext(ReviewContext);
  const difference = differenceOf(draft);
  const open = openChecks(draft);
  const next = open.find(({ place }) => place !== difference?.culprit);
  if (!difference && !next)
    return (
      <Banner tone="accent" title={addsUp(draft) ? 'The numbers add up' : 'Read from your photo'}>
        Compare it with the photo, then confirm it below.
      </Banner>
    );
  const left = open.length === 1 ? 'One place to check' : `${open.length} places to check`;
  return (
    <Banner
      tone="warn"
      title={difference ? `Off by ${displayMoney(difference.cents)}` : left}
      actions={
        <>
          {difference && <DifferenceActions difference={difference} />}
          {next && (
            <Button variant="secondary" onClick={() => review?.goTo(next.place)}>
              Check {nameOf({ draft, place: next.place })}
            </Button>
          )}
        </>
      }
    >
      {difference && <p>{difference.message}</p>}
      {open.length > 0 && (
        <p>
          {difference ? `${left}: what was hard to read is marked.` : 'What was hard to read is marked below.'}
          {addsUp(draft) && ' The numbers add up.'}
        </p>
      )}
    </Banner>
  );
}

function addsUp(draft: Draft): boolean {
  const { printedCents, computedCents } = checkBill(draft);
  return printedCents !== null && printedCents === computedCents;
}
