import { describeUnits, lengthOfPieces, type Portion } from '@fairtab/domain/claims';
import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney } from '@fairtab/domain/money';
import type { Piece } from '@fairtab/domain/shares';
import styled from 'styled-components';
import { Money } from '../../ui/Money';
import { Heading, Note } from '../../ui/Text';
import { color, radius, space } from '../../ui/tokens';
import { describePortion } from '../portions';
import type { Costing, Preview } from '../pricing';
import { useTable } from '../TableContext';
import type { TableItem } from '../tableState';
import { showMoney } from '../../lib/wireMoney';
import { useCurrency } from '../../ui/CurrencyContext';

/** The exact amount that will be charged, shown before the claim is made. */
export function ClaimPreview({
  item,
  index,
  free,
  wanted,
  preview,
  extras,
}: {
  item: TableItem;
  /** Its place on the bill. */
  index: number;
  /** Which of tax and tip the amount contains (withExtras). */
  extras: string | null;
  /** What the claim can have of it. */
  free: readonly Piece[];
  /** Null while nothing is typed. */
  wanted: Portion | Costing | null;
  preview: Preview | null;
}) {
  const currency = useCurrency();
  const { ruler } = useTable();
  const words = preview ? describePortion({ ...preview.portion, quantity: item.quantity }) : '';
  return (
    <Box>
      <div>
        <Heading as="p">{item.name}</Heading>
        <Note>
          {t('{price} on the bill', {
            price:
              item.quantity > 1
                ? `${item.quantity} × ${showMoney(item.price, currency)}`
                : showMoney(item.price, currency),
          })}
          {centsOf(item.discount) > 0 &&
            ` · ${t('Coupon {amount}', { amount: showMoney(`-${item.discount}`, currency) })}`}
        </Note>
      </div>
      <output aria-live="polite">
        {preview ? (
          <>
            <Money amount={preview.amountCents} size="large" />
            <Note>{[words || t('all of it'), extras].filter(Boolean).join(' · ')}</Note>
          </>
        ) : (
          <Note>{whyNot()}</Note>
        )}
      </output>
    </Box>
  );

  function whyNot(): string {
    const left = lengthOfPieces(free);
    if (left === 0n) return t('{name} is already fully claimed.', { name: item.name });
    const amount = displayMoney(ruler.amountOf(index, free), currency);
    if (wanted === null) return t('{amount} of it is left.', { amount });
    return 'costCents' in wanted
      ? t('Only {amount} of it is left.', { amount })
      : t('Only {left} of it is left. Claim less, or share it.', { left: describeUnits(left, item.quantity) });
  }
}

const Box = styled.div`
  display: grid;
  gap: ${space.m};
  padding: ${space.m} ${space.l};
  border-radius: ${radius.m};
  background: ${color.sunken};
`;
