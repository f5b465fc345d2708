import { t } from '@fairtab/domain/language/t';
import { useHydrated } from '../lib/useHydrated';
import { useOnReturn } from '../network/relay/connection';
import { recentTables } from '../table/recentTables';
import { usePolling } from '../table/usePolling';
import { ButtonLink } from '../ui/Links';
import { EmptyState } from '../ui/EmptyState';
import { ReceiptIcon } from '../ui/icons';
import { Page } from '../ui/layout/Page';

interface ReceiptNotFoundProps {
  linkId: string;
  refresh: () => void;
}

/**
 * Shown when there is no receipt for the link. The server does not say whether there ever was one. A device that has been
 * at the table knows it, and looks whether the bill comes back: its host can undo a deletion.
 */
export function ReceiptNotFound({ linkId, refresh }: ReceiptNotFoundProps) {
  const wasHere = useHydrated() && recentTables().some((table) => table.linkId === linkId && table.role === 'diner');
  usePolling({ active: wasHere, poll: refresh });
  useOnReturn(() => {
    if (wasHere) refresh();
  });
  return (
    <Page title={t('Receipt Not Found')}>
      <EmptyState
        page
        icon={<ReceiptIcon />}
        title={wasHere ? t('The host took this bill away') : t('Receipt Not Found')}
        action={<ButtonLink to="/">{t('Go Home')}</ButtonLink>}
      >
        {wasHere
          ? t(
              'It was deleted, or hidden from the table. If it comes back, you see it here at once, with everything you claimed.',
            )
          : t('This receipt link may be invalid or expired.')}
      </EmptyState>
    </Page>
  );
}
