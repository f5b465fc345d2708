import { t } from '@fairtab/domain/language/t';
import { checkBill } from '../billDraft/billCheck';
import type { Draft } from '../billDraft/Draft';
import { VerdictLine } from './VerdictLine';
import { Row, Stack } from '../../ui/layout/Stack';
import { DifferenceActions } from './DifferenceActions';
import { differenceOf } from './differenceOf';

/** Whether a scanned bill adds up now, and which place to check when it does not. */
export function ScanVerdict({ draft }: { draft: Draft }) {
  const difference = differenceOf(draft);
  const isGood = difference === null && checkBill(draft).printedCents !== null;
  return (
    <Stack $gap="s">
      <div role="status">
        {difference && <VerdictLine>{difference.message}</VerdictLine>}
        {isGood && <VerdictLine isGood>{t('Items add up to the total')}</VerdictLine>}
      </div>
      {difference && (
        <Row>
          <DifferenceActions difference={difference} />
        </Row>
      )}
    </Stack>
  );
}
