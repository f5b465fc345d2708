import { t } from '@fairtab/domain/language/t';
import { displayMoney, type Cents } from '@fairtab/domain/money';
import { useContext } from 'react';
import { checkBill } from '../billDraft/billCheck';
import type { Draft } from '../billDraft/Draft';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { DifferenceActions } from './DifferenceActions';
import { differenceOf } from './differenceOf';
import { ReviewContext, type Review } from './ReviewContext';
import { checksOf, nameOf, openChecks } from './scanPlaces';
import { useCurrency } from '../../ui/CurrencyContext';

/** The summary above the form: what does not add up, and how much is left to check. */
export function ReviewSummary({ draft }: { draft: Draft }) {
  const currency = useCurrency();
  const review = useContext(ReviewContext);
  const difference = differenceOf(draft);
  const open = openChecks(draft);
  const names = checksOf(draft).filter(({ reason }) => reason === 'name').length;
  const next = open.find(({ place }) => place !== difference?.culprit);
  const onlyTotalCents = totalWithoutItems(draft);
  const leftOut = draft.scan?.bill.doubts.find(({ kind }) => kind === 'PAGES_LEFT_OUT');
  const advice = draft.scan?.bill.advice && <p>{draft.scan.bill.advice}</p>;
  if (onlyTotalCents > 0)
    return (
      <Banner
        tone="warn"
        title={t('Only the total could be read')}
        actions={
          <Button variant="secondary" onClick={() => splitTotal(review)}>
            {t('Split {amount} evenly', { amount: displayMoney(onlyTotalCents, currency) })}
          </Button>
        }
      >
        {leftOut && <p>{leftOut.message}</p>}
        <p>{t('Split it evenly, or add the items yourself.')}</p>
        {advice}
      </Banner>
    );
  if (!difference && !next)
    return draft.scan?.bill.balanced && addsUp(draft) ? (
      <Banner tone="accent" title={t('Every amount is confirmed by the sums on the receipt')}>
        {names > 0
          ? t(
              '{count, plural, one {One name was hard to read. It is marked, and changes no amount.} other {# names were hard to read. They are marked, and change no amount.}}',
              { count: names },
            )
          : review?.isText
            ? t('One look at your text is enough.')
            : t('One look at the photo is enough.')}
      </Banner>
    ) : (
      <Banner
        tone={leftOut ? 'warn' : 'accent'}
        title={
          leftOut
            ? t('Not all pages were read')
            : addsUp(draft)
              ? t('The numbers add up')
              : review?.isText
                ? t('Read from your text')
                : t('Read from your photo')
        }
      >
        {leftOut && <p>{leftOut.message}</p>}
        <p>
          {review?.isText
            ? t('Compare it with your text, then confirm it below.')
            : t('Compare it with the photo, then confirm it below.')}
        </p>
        {advice}
      </Banner>
    );
  return (
    <Banner
      tone="warn"
      title={
        leftOut
          ? t('Not all pages were read')
          : difference
            ? t('Off by {amount}', { amount: displayMoney(difference.cents, currency) })
            : t('{count, plural, one {One place to check} other {# places to check}}', { count: open.length })
      }
      actions={
        <>
          {difference && <DifferenceActions difference={difference} />}
          {next && (
            <Button variant="secondary" onClick={() => review?.goTo(next.place)}>
              {t('Check {place}', { place: nameOf({ draft, place: next.place }) })}
            </Button>
          )}
        </>
      }
    >
      {leftOut && <p>{leftOut.message}</p>}
      {difference && <p>{difference.message}</p>}
      {open.length > 0 && (
        <p>
          {difference
            ? t(
                '{count, plural, one {One place to check: what was hard to read is marked.} other {# places to check: what was hard to read is marked.}}',
                { count: open.length },
              )
            : t('What was hard to read is marked below.')}
          {addsUp(draft) && ` ${t('The numbers add up.')}`}
        </p>
      )}
      {advice}
    </Banner>
  );
}

/** The total of a bill without any item that was read, until one is typed in; else 0. */
function totalWithoutItems(draft: Draft): Cents {
  const isEmpty = draft.items.every(({ name, price }) => !name.trim() && !price.trim());
  return isEmpty ? (checkBill(draft).printedCents ?? 0) : 0;
}

function splitTotal(review: Review | null): void {
  review?.change({ kind: 'splitTotal' });
  // The only open question is how many people share the bill.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('input[name="people"]')?.focus());
}

function addsUp(draft: Draft): boolean {
  const { printedCents, computedCents } = checkBill(draft);
  return printedCents !== null && printedCents === computedCents;
}
