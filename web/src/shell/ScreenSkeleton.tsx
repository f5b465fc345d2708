import { Page } from '../ui/Page';
import { Skeleton } from '../ui/Skeleton';
import { Stack } from '../ui/Stack';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** Shown while a screen's code or data is loading. */
export function ScreenSkeleton() {
  return (
    <Page title="Loading">
      <VisuallyHidden as="h1" role="status">
        Loading…
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
