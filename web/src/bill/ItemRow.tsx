import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { itemTap } from '../claiming/itemTap';
import { useSteadyTap } from '../claiming/useSteadyTap';
import { useOnline } from '../lib/useOnline';
import { showMoney } from '../lib/wireMoney';
import { useWaitingWrites } from '../outbox/useWaitingWrites';
import { takeWriteBack } from '../outbox/writes';
import { describePortion } from '../table/portions';
import { useTable } from '../table/TableContext';
import { IconButton } from '../ui/IconButton';
import { CheckIcon, ClockIcon, MoreIcon } from '../ui/icons';
import { Money } from '../ui/Money';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { ItemRow_item$key } from './__generated__/ItemRow_item.graphql';
import { Claimants } from './Claimants';
import { More, Name, Price, Row, Second, Tap, Tick, Words } from './itemRowParts';
import { ItemStepper } from './ItemStepper';
import { useFocusKept } from './useFocusKept';
import { hasStepper, wordsForItem } from './wordsForItem';
import { useCurrency } from '../ui/CurrencyContext';

/** A price of more letters than this has a line of its own, so that the name keeps its room. */
const LONG_PRICE = 10;

/**
 * One line of the bill: a tap on it claims the usual part, the next tap gives that back. Its height depends on the line's
 * name and quantity only, so that no claim of anybody moves a row under a finger.
 */
export const ItemRow = memo(function ItemRow({ item: key, index }: { item: ItemRow_item$key; index: number }) {
  const currency = useCurrency();
  const item = useFragment(
    graphql`
      fragment ItemRow_item on Item {
        id
        name
        note
        price
        quantity
        splitWith
        discount
        share
        fullyClaimed
        free {
          start
          end
        }
        claims {
          id
          diner
          claimerName
          treatedName
          sharedWith
          units
          splitCount
          amount
          status
        }
      }
    `,
    key,
  );
  const { diner, linkId, ruler, actions } = useTable();
  const row = useFocusKept();
  const isOnline = useOnline();
  const { own, ownCents, givable, next } = itemTap({ item, index, diner, ruler });
  const mine = new Set([item.id, ...own.map(({ id }) => id)]);
  const last = useWaitingWrites(linkId).findLast(
    ({ move, about }) => (move === 'claimItem' || move === 'unclaim') && about.some((id) => mine.has(id)),
  );
  // While a tap on the line waits for its answer, nobody knows how much of the line is free.
  const canClaim = !item.fullyClaimed && !last;
  const isUnanswered = own.some(({ id }) => id.startsWith('new:'));
  const steady = useSteadyTap();
  const tap = steady(() => {
    if (isUnanswered) return;
    if (last) takeWriteBack(linkId, last.key);
    else if (givable) actions.unclaim(givable.id);
    else if (canClaim) actions.tapItem(item.id);
  });
  const nextPart = next ? describePortion({ ...next.portion, quantity: item.quantity }) : '';
  const { name } = item;
  const amount = next ? displayMoney(next.amountCents, currency) : '';
  const wordsToClaim = (): string =>
    next === null
      ? t('Claim {name}', { name })
      : nextPart === ''
        ? t('Claim {name} for {amount}', { name, amount })
        : t('Claim {portion} {name} for {amount}', { portion: nextPart, name, amount });
  const giver = givable ?? (isUnanswered ? own.at(-1) : undefined);
  const label = last
    ? last.move === 'unclaim'
      ? t('Do not unclaim {name}', { name })
      : t('Do not claim {name}', { name })
    : giver
      ? t('Unclaim {name} for {claimerName}', { name, claimerName: giver.claimerName })
      : wordsToClaim();
  const isMine = own.length > 0;
  const asking = item.claims.find(
    ({ status, sharedWith }) => status !== 'CANCELLED' && sharedWith.some((id) => id.startsWith(`${diner}:`)),
  );
  const sharer = canClaim && !isMine ? asking?.claimerName : undefined;
  const priceChars = showMoney(item.share, currency).length;
  const withStepper = hasStepper(item);
  return (
    <Row
      ref={row}
      tabIndex={-1}
      aria-label={name}
      data-long={priceChars > LONG_PRICE ? '' : undefined}
      $isMine={isMine}
      $hasStepper={withStepper}
    >
      {(last !== undefined || giver !== undefined || canClaim) && (
        <Tap type="button" aria-label={label} aria-disabled={isUnanswered || undefined} onClick={tap} />
      )}
      <Tick $isMine={isMine} $isOpen={canClaim}>
        {last ? <ClockIcon /> : isMine && <CheckIcon />}
      </Tick>
      <Name>
        {name}
        {item.note && <small> {item.note}</small>}
      </Name>
      <Price $isMine={isMine} $chars={priceChars}>
        <Money amount={isMine ? ownCents : (next?.amountCents ?? item.share)} />
        <VisuallyHidden> {t('with tax & tip')}</VisuallyHidden>
      </Price>
      <Second>
        <Claimants claims={item.claims} quantity={item.quantity} />
        <Words $isBesideStepper={hasStepper(item)}>
          {wordsForItem({ currency, item, own, diner, sharer, waiting: last && { move: last.move, isOnline } })}
        </Words>
        {withStepper && (
          <ItemStepper
            item={item}
            own={own}
            canTakeMore={canClaim && next !== null && !isUnanswered}
            givable={givable}
            steady={steady}
          />
        )}
      </Second>
      <More>
        <IconButton
          label={item.fullyClaimed ? t('More about {name}', { name }) : t('More ways to claim {name}', { name })}
          aria-haspopup="dialog"
          onClick={() => actions.open({ kind: 'claim', itemId: item.id })}
        >
          <MoreIcon />
        </IconButton>
      </More>
    </Row>
  );
});
