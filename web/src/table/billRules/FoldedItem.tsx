import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';
import { useCurrency } from '../../ui/CurrencyContext';
import { FoldedLine } from './FoldedLine';
import { amountText, lineCents, type LineAmount } from './lineAmount';
import { couponOf, type LineRules } from './lineRules';

interface FoldedItemProps {
  item: LineAmount & LineRules & { readonly name: string; readonly note?: string | undefined };
  /** The id of the element that says why it should be checked. */
  noteId: string | undefined;
  onOpen: () => void;
}

/** A dish on one line, with what it costs after its coupon. A tap opens its fields. */
export function FoldedItem({ item, noteId, onOpen }: FoldedItemProps) {
  const currency = useCurrency();
  const coupon = couponOf(item, currency);
  const off = coupon > 0 && t('{amount} off by a coupon', { amount: displayMoney(coupon, currency) });
  const isPriced = parseMoney(item.price, currency) !== null;
  return (
    <FoldedLine
      name={item.name}
      details={amountText(item, currency)}
      amount={isPriced ? displayMoney(lineCents(item, currency) - coupon, currency) : item.price}
      wishes={[item.note, off].filter(Boolean).join(' · ')}
      noteId={noteId}
      onOpen={onOpen}
    />
  );
}
