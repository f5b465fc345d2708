import { describeUnits, lengthOfPieces, type Portion } from '@fairtab/domain/claims';
import { t } from '@fairtab/domain/language/t';
import type { Piece } from '@fairtab/domain/shares';
import styled from 'styled-components';
import { Money } from '../ui/Money';
import { Heading, Note } from '../ui/Text';
import { color, radius, space } from '../ui/tokens';
import { describePortion } from '../table/portions';
import type { Preview } from '../table/pricing';
import type { TableItem } from '../table/tableState';
import { showMoney } from '../lib/wireMoney';
import { useCurrency } from '../ui/CurrencyContext';

/** The exact amount that will be charged, shown before the claim is made. */
export function ClaimPreview({
  item,
  free,
  portion,
  preview,
  extras,
}: {
  item: TableItem;
  /** Which of tax and tip the amount contains (withExtras). */
  extras: string | null;
  /** What the claim can have of it. */
  free: readonly Piece[];
  portion: Portion;
  preview: Preview | null;
}) {
  const currency = useCurrency();
  const left = lengthOfPieces(free);
  const words = describePortion({ ...portion, quantity: item.quantity });
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
        </Note>
      </div>
      <output aria-live="polite">
        {preview ? (
          <>
            <Money amount={preview.amountCents} size="large" />
            <Note>{[words || t('all of it'), extras].filter(Boolean).join(' · ')}</Note>
          </>
        ) : (
          <Note>
            {left === 0n
              ? t('{name} is already fully claimed.', { name: item.name })
              : t('Only {left} of it is left. Claim less, or share it.', { left: describeUnits(left) })}
          </Note>
        )}
      </output>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space.m};
  padding: ${space.m} ${space.l};
  border-radius: ${radius.m};
  background: ${color.sunken};
`;
