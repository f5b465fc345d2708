import { t } from '@fairtab/domain/language/t';
import { SharePanel } from '../../sharing/SharePanel';
import type { SharedTable } from '../../sharing/shareTexts';
import { Card } from '../../ui/layout/Card';
import { Skeleton } from '../../ui/layout/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { lazyView } from '../../ui/lazyView';
import { Hero, Note } from '../../ui/Text';

const PayeeCard = lazyView(async () => (await import('./PayeeCard')).PayeeCard, <Skeleton $height="17rem" />);

interface OpenTableProps {
  table: SharedTable;
  /** The screen around it has a heading of its own. */
  isPart?: boolean;
}

/** The end of making a receipt, however it was made: how the table pays, and the link to share. */
export function OpenTable({ table, isPart = false }: OpenTableProps) {
  return (
    <Stack $gap="xl">
      <Stack $gap="s">
        <Hero as={isPart ? 'h2' : 'h1'}>{t('Your table is open.')}</Hero>
        <Note>
          {t('Share the link for {restaurantName}. When somebody claims or pays, you hear about it right here.', {
            restaurantName: table.restaurantName,
          })}
        </Note>
      </Stack>
      <PayeeCard linkId={table.linkId} />
      <Card>
        <SharePanel receipt={table} />
      </Card>
    </Stack>
  );
}
