import { displayMoney, type Cents } from '@fairtab/domain/money';
import { useContext } from 'react';
import { checkBill } from '../billDraft/billCheck';
import type { Draft } from '../billDraft/Draft';
import { isConfirmed } from '../billDraft/scanCheck';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { DifferenceActions } from './DifferenceActions';
import { differenceOf } from './differenceOf';
import { ReviewContext, type Review } from './ReviewContext';
import { nameOf, openChecks } from './scanPlaces';

/** The summary above the form: what does not add up, and how much is left to check. */
export function ReviewSummary({ draft, onConfirm }: { draft: Draft; onConfirm?: (() => void) | undefined }) {
  const review = useContext(ReviewContext);
  const difference = differenceOf(draft);
  const open = openChecks(draft);
  const next = open.find(({ place }) => place !== difference?.culprit);
  const onlyTotalCents = totalWithoutItems(draft);
  if (onlyTotalCents > 0)
    return (
      <Banner
        tone="warn"
        title="Only the total could be read"
        actions={
          <Button variant="secondary" onClick={() => splitTotal(review)}>
            Split {displayMoney(onlyTotalCents)} evenly
          </Button>
        }
      >
        Split it evenly, or add the items yourself.
      </Banner>
    );
  if (!difference && !next)
    return draft.scan?.bill.balanced && addsUp(draft) ? (
      <Banner
        tone="accent"
        title="Every amount is confirmed by the sums on the receipt"
        actions={onConfirm && !isConfirmed(draft) && <Button onClick={onConfirm}>Confirm and go on</Button>}
      >
        One look at the photo is enough.
      </Banner>
    ) : (
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

/** The total of a bill of which no item was read, until one is typed in; else 0. */
function totalWithoutItems(draft: Draft): Cents {
  const isEmpty = draft.items.every(({ name, price }) => !name.trim() && !price.trim());
  return isEmpty ? (checkBill(draft).printedCents ?? 0) : 0;
}

function splitTotal(review: Review | null): void {
  review?.change({ kind: 'splitTotal' });
  // How many people share it is the one thing that is left to say.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('input[name="people"]')?.focus());
}

function addsUp(draft: Draft): boolean {
  const { printedCents, computedCents } = checkBill(draft);
  return printedCents !== null && printedCents === computedCents;
}
