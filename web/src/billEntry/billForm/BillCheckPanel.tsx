import { feesLabel } from '@fairtab/domain/bill/feesLabel';
import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import styled from 'styled-components';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Money } from '../../ui/Money';
import { Stack } from '../../ui/layout/Stack';
import { color, radius, space } from '../../ui/tokens';
import { checkBill } from '../billDraft/billCheck';
import type { Draft } from '../billDraft/Draft';
import { ScanVerdict } from '../scanReview/ScanVerdict';
import { VerdictLine } from '../scanReview/VerdictLine';
import { useCurrency } from '../../ui/CurrencyContext';

/** The sum of the bill while it is typed, compared with the printed total. */
export function BillCheckPanel({ draft }: { draft: Draft }) {
  const bill = checkBill(draft);
  const extras = [
    [t('Tax'), bill.taxCents],
    [t('Alcohol tax'), bill.alcoholTaxCents],
    [t('Tip'), bill.tipCents],
    [draft.serviceChargePercent === null ? t('Service fees') : feesLabel(draft.serviceChargePercent), bill.feesCents],
    [t('Discount'), -bill.discountCents],
  ] as const;
  return (
    <Box>
      <LeaderList>
        <LeaderRow>
          <dt>{t('Items')}</dt>
          <dd>
            <Money amount={bill.itemsCents} />
          </dd>
        </LeaderRow>
        {extras
          .filter(([, cents]) => cents !== 0)
          .map(([name, cents]) => (
            <LeaderRow key={name}>
              <dt>{name}</dt>
              <dd>
                <Money amount={cents} />
              </dd>
            </LeaderRow>
          ))}
        <LeaderRow $strong>
          <dt>{t('Adds up to')}</dt>
          <dd>
            <Money amount={bill.computedCents} />
          </dd>
        </LeaderRow>
      </LeaderList>
      {draft.scan ? (
        <ScanVerdict draft={draft} />
      ) : (
        <div role="status">{bill.printedCents !== null && bill.computedCents > 0 && <Verdict bill={bill} />}</div>
      )}
    </Box>
  );
}

function Verdict({ bill }: { bill: ReturnType<typeof checkBill> }) {
  const currency = useCurrency();
  if (bill.differenceCents === 0) return <VerdictLine isGood>{t('Items add up to the total')}</VerdictLine>;
  const amount = displayMoney(Math.abs(bill.differenceCents), currency);
  return (
    <VerdictLine>
      {bill.differenceCents > 0
        ? t('{amount} less than the printed total. Is an item or a fee missing?', { amount })
        : t('{amount} more than the printed total. Is something in twice, or a discount missing?', { amount })}
    </VerdictLine>
  );
}

const Box = styled(Stack)`
  padding: ${space.l};
  border-radius: ${radius.m};
  background: ${color.sunken};
`;
