import { t } from '@fairtab/domain/language/t';
import { Page } from './Page';
import { Skeleton } from './Skeleton';
import { Stack } from './Stack';
import { VisuallyHidden } from '../VisuallyHidden';

/** Shown while a screen's code or data is loading. */
export function ScreenSkeleton() {
  return (
    <Page title={t('Loading')}>
      <VisuallyHidden as="h1" role="status">
        {t('Loading…')}
      </VisuallyHidden>
      <Stack>
        <Skeleton $height="2.5rem" $width="60%" />
        <Skeleton $height="9rem" />
        <Skeleton $height="5rem" />
        <Skeleton $height="5rem" />
      </Stack>
    </Page>
  );
}
