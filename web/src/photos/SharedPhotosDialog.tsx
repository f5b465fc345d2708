import { t } from '@fairtab/domain/language/t';
import { graphql } from 'react-relay';
import { useAsked } from '../network/relay/useAsked';
import { Banner } from '../ui/Banner';
import { LoadFailed } from '../ui/LoadFailed';
import { Skeleton } from '../ui/layout/Skeleton';
import type { SharedPhotosDialogQuery } from './__generated__/SharedPhotosDialogQuery.graphql';
import type { Photo } from './Photo';
import { PhotoDialog } from './PhotoDialog';

const QUERY = graphql`
  query SharedPhotosDialogQuery($id: ID!) {
    receipt(id: $id) {
      photos {
        url
        width
        height
      }
    }
  }
`;

/** The photos of a bill that its host shows to the table. They are fetched when the dialog opens. */
export function SharedPhotosDialog({ linkId, onClose }: { linkId: string; onClose: () => void }) {
  const { state, tryAgain } = useAsked<SharedPhotosDialogQuery, readonly Photo[]>({
    query: QUERY,
    variables: { id: linkId },
    read: ({ receipt }) => receipt?.photos ?? [],
  });
  const photos = state.kind === 'there' ? state.value : [];
  return (
    <PhotoDialog photos={photos} onClose={onClose}>
      {state.kind === 'loading' && <Skeleton $height="100%" />}
      {state.kind === 'failed' && <LoadFailed title={t('The photo could not be loaded')} onRetry={tryAgain} />}
      {state.kind === 'there' && photos.length === 0 && (
        <Banner role="status">{t('The host does not show the photo any more.')}</Banner>
      )}
    </PhotoDialog>
  );
}
