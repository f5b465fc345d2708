import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Title } from '../../ui/Text';
import type { Requests_user$key } from './__generated__/Requests_user.graphql';
import { RequestRow } from './RequestRow';

/** What hosts ask the account to take over. Nothing when nobody asks. */
export function Requests({ user: key }: { user: Requests_user$key }) {
  const { requests } = useFragment(
    graphql`
      fragment Requests_user on User {
        requests {
          key
          ...RequestRow_request
        }
      }
    `,
    key,
  );
  if (requests.length === 0) return null;
  return (
    <Card aria-labelledby="requests-title">
      <Stack $gap="s">
        <Title id="requests-title">{t('Asked of you')}</Title>
        <ul>
          {requests.map((request) => (
            <RequestRow key={request.key} request={request} />
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
