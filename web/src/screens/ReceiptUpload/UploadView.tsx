import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { PhotoKit } from '../../photos/scanning/PhotoKit';
import { lazyView } from '../../ui/lazyView';
import { Page } from '../../ui/layout/Page';
import { Stack } from '../../ui/layout/Stack';
import { Hero, Note } from '../../ui/Text';
import type { UploadView_user$key } from './__generated__/UploadView_user.graphql';
import { EntryTabs } from './EntryTabs';
import { ManualEntry } from './ManualEntry';
import { useManualEntry } from './useManualEntry';
import { CurrencyContext } from '../../ui/CurrencyContext';

const OfferDialog = lazyView(async () => (await import('../../photos/scanning/OfferDialog')).OfferDialog);

/** A new receipt by photo or by hand. After a scan the form opens, filled in. */
export function UploadView({ user: key }: { user: UploadView_user$key }) {
  const user = useFragment(
    graphql`
      fragment UploadView_user on User {
        userId
        lastCurrency
      }
    `,
    key,
  );
  const entry = useManualEntry(user);
  const { way, choose, photoScan, draft } = entry;
  return (
    <Page title={t('Split a receipt')} width={way === 'manual' && draft.scan ? 'wide' : 'medium'}>
      <Stack $gap="xs">
        <Hero>{t('Split a receipt')}</Hero>
        <Note>{t('From a photo or by hand. What you enter is kept on this device until you are done.')}</Note>
      </Stack>
      <EntryTabs way={way} onChange={choose}>
        {way === 'photo' ? (
          <PhotoKit scan={photoScan} onManual={() => choose('manual')} />
        ) : (
          <CurrencyContext value={draft.currency}>
            <ManualEntry entry={entry} />
          </CurrencyContext>
        )}
      </EntryTabs>
      {photoScan.offered && <OfferDialog scan={photoScan.offered} onAnswer={photoScan.answerOffer} />}
    </Page>
  );
}
