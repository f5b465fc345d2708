import { t } from '@fairtab/domain/language/t';
import { useEffect, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
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

type Answer = { kind: 'asking' } | { kind: 'failed' } | { kind: 'known'; photos: readonly Photo[] };

/** The photos of a bill that its host shows to the table. They are fetched when the dialog opens. */
export function SharedPhotosDialog({ linkId, onClose }: { linkId: string; onClose: () => void }) {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Answer>({ kind: 'asking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const asking = fetchQuery<SharedPhotosDialogQuery>(environment, QUERY, { id: linkId }).subscribe({
      next: ({ receipt }) => setAnswer({ kind: 'known', photos: receipt?.photos ?? [] }),
      error: () => setAnswer({ kind: 'failed' }),
    });
    return () => asking.unsubscribe();
  }, [environment, linkId, attempt]);
  const retry = (): void => {
    setAnswer({ kind: 'asking' });
    setAttempt(attempt + 1);
  };

  const photos = answer.kind === 'known' ? answer.photos : [];
  return (
    <PhotoDialog photos={photos} onClose={onClose}>
      {answer.kind === 'asking' && <Skeleton $height="100%" />}
      {answer.kind === 'failed' && (
        <Banner
          tone="warn"
          role="alert"
          title={t('The photo could not be loaded')}
          actions={
            <Button variant="secondary" onClick={retry}>
              {t('Try again')}
            </Button>
          }
        />
      )}
      {answer.kind === 'known' && photos.length === 0 && (
        <Banner role="status">{t('The host does not show the photo any more.')}</Banner>
      )}
    </PhotoDialog>
  );
}
