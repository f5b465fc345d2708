import { graphql, usePreloadedQuery } from 'react-relay';
import type { QueryScreenProps } from '../../routing/screenTypes';
import { SessionEnded } from '../../session/SessionEnded';
import { Page } from '../../ui/Page';
import { Stack } from '../../ui/Stack';
import { Hero, Note } from '../../ui/Text';
import type { ReceiptUploadScreenQuery } from './__generated__/ReceiptUploadScreenQuery.graphql';
import { ManualEntry } from './ManualEntry';

const QUERY = graphql`
  query ReceiptUploadScreenQuery @preloadable {
    viewer {
      ...ManualEntry_user
    }
  }
`;

/** A new receipt of somebody with an account. */
export function ReceiptUploadScreen({ queryRef }: QueryScreenProps<ReceiptUploadScreenQuery>) {
  const { viewer } = usePreloadedQuery<ReceiptUploadScreenQuery>(QUERY, queryRef);
  if (!viewer) return <SessionEnded />;
  return (
    <Page title="Upload Receipt" width="medium">
      <Stack $gap="xs">
        <Hero>Upload Receipt</Hero>
        <Note>Enter the bill as it is printed. What you type is kept on this device until you are done.</Note>
      </Stack>
      <ManualEntry user={viewer} />
    </Page>
  );
}
