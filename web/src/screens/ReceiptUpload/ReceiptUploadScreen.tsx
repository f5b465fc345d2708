import { graphql, usePreloadedQuery } from 'react-relay';
import type { QueryScreenProps } from '../../app/routing/screenTypes';
import { OnDevice } from '../../app/routing/OnDevice';
import { SessionEnded } from '../../network/session/SessionEnded';
import type { ReceiptUploadScreenQuery } from './__generated__/ReceiptUploadScreenQuery.graphql';
import { UploadView } from './UploadView';

const QUERY = graphql`
  query ReceiptUploadScreenQuery @preloadable {
    viewer {
      ...UploadView_user
    }
  }
`;

/** A new receipt, for accounts only. */
export function ReceiptUploadScreen({ queryRef }: QueryScreenProps<ReceiptUploadScreenQuery>) {
  const { viewer } = usePreloadedQuery<ReceiptUploadScreenQuery>(QUERY, queryRef);
  if (!viewer) return <SessionEnded />;
  return (
    <OnDevice>
      <UploadView user={viewer} />
    </OnDevice>
  );
}
