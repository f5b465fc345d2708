import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { memo, useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { itemTap } from '../claiming/itemTap';
import { ownPart } from '../claiming/ownPart';
import { useSteadyTap } from '../claiming/useSteadyTap';
import { flag } from '../../lib/flag';
import { useOnline } from '../../lib/useOnline';
import { showMoney } from '../../lib/wireMoney';
import { useWaitingWrites } from '../../network/outbox/useWaitingWrites';
import { takeWriteBack } from '../../network/outbox/writes';
import { describePortion } from '../portions';
import { useTable } from '../TableContext';
import type { TablePerson } from '../tableState';
import { CheckIcon, ChevronIcon, ClockIcon } from '../../ui/icons';
import { Money } from '../../ui/Money';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { ItemRow_item$key } from './__generated__/ItemRow_item.graphql';
import { Claimants } from './Claimants';
import { Fold, Head, Name, Price, Row, Second, Tap, Tick, Words } from './itemRowParts';
import { RowEdge } from './RowEdge';
import { lazyView } from '../../ui/lazyView';
import { useFocusKept } from '../useFocusKept';
import { useHold } from './useHold';
import { wordsForItem } from './wordsForItem';
import { useCurrency } from '../../ui/CurrencyContext';

const loadChoices = () => import('./ItemChoices');
const ItemChoices = lazyView(async () => (await loadChoices()).ItemChoices, null);

/** A price of more letters than this has a line of its own, so that the name keeps its room. */
const LONG_PRICE = 10;

interface ItemRowProps {
  item: ItemRow_item$key;
  index: number;
  hostDiner: string;
  hostName: string;
  /** The choices of an own dish are shown below its row. */
  isOpen: boolean;
  /** Opens or closes the row. The same function for all rows. */
  onToggle: (itemId: string) => void;
  /** Everybody at the table, for an open row. */
  people: readonly Pick<TablePerson, 'id' | 'diner' | 'name'>[];
}

/**
 * One line of the bill, which is one control: a tap on it claims the usual part, and a tap on an own dish opens what can be said
 * about it. Holding a row opens Claim Item. The height of the row depends on the line's name only, so that no claim of anybody
 * moves a row under a finger.
 */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item: key, index, isOpen, onToggle, people, hostDiner, hostName } = props;
  const currency = useCurrency();
  const item = useFragment(
    graphql`
      fragment ItemRow_item on Item {
        id
        name
        note
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
          covered
          status
        }
      }
    `,
    key,
  );
  const { diner, linkId, ruler, actions } = useTable();
  const row = useFocusKept();
  const isOnline = useOnline();
  const { own, ownCents, next } = itemTap({ item, index, diner, ruler });
  const mine = new Set([item.id, ...own.map(({ id }) => id)]);
  const last = useWaitingWrites(linkId).findLast(
    ({ move, about }) => (move === 'claimItem' || move === 'unclaim') && about.some((id) => mine.has(id)),
  );
  // While a tap on the line waits for its answer, nobody knows how much of the line is free.
  const canClaim = !item.fullyClaimed && !last;
  const isUnanswered = own.some(({ id }) => id.startsWith('new:'));
  const steady = useSteadyTap();
  const part = ownPart(item.claims, diner);
  const isOwn = part !== null;
  useEffect(() => {
    // The choices that a second tap on an own dish opens are loaded before it.
    if (isOwn) loadChoices().catch(() => undefined);
  }, [isOwn]);
  const openDialog = (): void => actions.open({ kind: 'claim', itemId: item.id });
  const tap = steady(() => {
    if (last) takeWriteBack(linkId, last.key);
    else if (isOpen && part) onToggle(item.id);
    else if (isUnanswered) return;
    else if (part) onToggle(item.id);
    else if (canClaim) actions.tapItem(item.id);
    else openDialog();
  });
  const hold = useHold(openDialog);
  const nextPart = next ? describePortion({ ...next.portion, quantity: item.quantity }) : '';
  const { name } = item;
  const amount = next ? displayMoney(next.amountCents, currency) : '';
  const wordsToClaim = (): string =>
    next === null
      ? t('Claim {name}', { name })
      : nextPart === ''
        ? t('Claim {name} for {amount}', { name, amount })
        : t('Claim {portion} {name} for {amount}', { portion: nextPart, name, amount });
  const label = last
    ? last.move === 'unclaim'
      ? t('Do not unclaim {name}', { name })
      : t('Do not claim {name}', { name })
    : part
      ? t('Change {name} for {claimerName}', { name, claimerName: part.claimer.name })
      : canClaim
        ? wordsToClaim()
        : t('More about {name}', { name });
  const choices = `choices-${index}`;
  const isMine = own.length > 0;
  const asking = item.claims.find(
    ({ status, sharedWith }) => status !== 'CANCELLED' && sharedWith.some((id) => id.startsWith(`${diner}:`)),
  );
  const sharer = canClaim && !isMine ? asking?.claimerName : undefined;
  const waiting = last && { move: last.move, isOnline };
  const { seen, heard } = wordsForItem({ currency, item, own, ownCents, next, diner, sharer, waiting });
  const priceChars = showMoney(item.share, currency).length;
  return (
    <Row ref={row} tabIndex={-1} aria-label={name} data-item={item.id} data-mine={flag(isMine)}>
      <Head data-bare={flag(seen === '' && item.claims.length === 0)} data-long={flag(priceChars > LONG_PRICE)}>
        <Tap
          type="button"
          aria-label={label}
          aria-disabled={(isUnanswered && !isOpen) || undefined}
          aria-expanded={part && !last ? isOpen : undefined}
          aria-controls={part && isOpen ? choices : undefined}
          aria-haspopup={part || last || canClaim ? undefined : 'dialog'}
          {...hold(tap)}
        />
        <Tick data-free={flag(canClaim)}>{last ? <ClockIcon /> : isMine && <CheckIcon />}</Tick>
        <Name>
          {name}
          {item.note && <small> {item.note}</small>}
        </Name>
        <Price>
          <Money amount={item.share} />
        </Price>
        <Second>
          <Claimants claims={item.claims} quantity={item.quantity} />
          <Words>{seen}</Words>
          {heard !== '' && <VisuallyHidden>, {heard}</VisuallyHidden>}
          {part && (
            <Fold data-open={flag(isOpen)}>
              <ChevronIcon />
            </Fold>
          )}
        </Second>
      </Head>
      <RowEdge claims={item.claims} quantity={item.quantity} host={{ hostDiner, hostName }} />
      {part && isOpen && (
        <ItemChoices id={choices} item={item} part={part} people={people} onClose={() => onToggle(item.id)} />
      )}
    </Row>
  );
});
