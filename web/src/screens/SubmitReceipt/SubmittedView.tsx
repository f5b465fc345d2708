import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { OpenTable } from '../../table/hosting/OpenTable';
import { InstallHint } from '../../network/offline/InstallHint';
import { useReceiptChanges } from '../../table/useReceiptChanges';
import type { SharedTable } from '../../sharing/shareTexts';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/Links';
import { Stack } from '../../ui/layout/Stack';
import { toast } from '../../ui/toasts/toast';
import { media, space } from '../../ui/tokens';

/** After submitting: the link to share, and toasts about what diners do. */
export function SubmittedView({ table, onSplitAnother }: { table: SharedTable; onSplitAnother: () => void }) {
  useReceiptChanges({
    receiptId: table.linkId,
    onChanges: (changes) => {
      // The screen shows the host's own edits already.
      const latest = changes.findLast(({ kind }) => kind !== 'EDITED');
      if (latest) toast({ title: latest.summary, news: true });
    },
    onGap: () => undefined,
    // The link stays on the screen. Opening it shows the receipt's current state.
    onEnd: () => undefined,
  });
  return (
    <Stack $gap="xl">
      <OpenTable table={table} />
      <Buttons>
        <ButtonLink to={`/live-receipt/${table.linkId}`} variant="secondary" size="large" block>
          {t('Claim your own items')}
        </ButtonLink>
        <ButtonLink to={`/receipts/${table.linkId}`} variant="secondary" block>
          {t('View Receipt Details')}
        </ButtonLink>
        <Button variant="secondary" block onClick={onSplitAnother}>
          {t('Split Another Receipt')}
        </Button>
      </Buttons>
      <InstallHint />
    </Stack>
  );
}

const Buttons = styled.div`
  display: grid;
  gap: ${space.s};
  ${media.wide} {
    grid-template-columns: 1fr 1fr;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
