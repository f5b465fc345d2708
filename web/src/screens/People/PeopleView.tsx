import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { Page } from '../../ui/layout/Page';
import { Stack } from '../../ui/layout/Stack';
import { Hero, Note } from '../../ui/Text';
import type { PeopleView_user$key } from './__generated__/PeopleView_user.graphql';
import { BlockedNames } from './BlockedNames';
import { PeopleList } from './PeopleList';
import { PeopleTotals } from './PeopleTotals';
import { Requests } from './Requests';
import { YourEvenings } from './YourEvenings';

export function PeopleView({ user: key }: { user: PeopleView_user$key }) {
  const user = useFragment(
    graphql`
      fragment PeopleView_user on User {
        ...PeopleTotals_user
        ...YourEvenings_user
        ...usePeople_user
        ...Requests_user
        ...BlockedNames_user
      }
    `,
    key,
  );
  return (
    <Page title={t('People')}>
      <Stack $gap="s">
        <Hero>{t('People')}</Hero>
        <Note>{t('Who owes whom, over all receipts that you host or joined.')}</Note>
      </Stack>
      <Requests user={user} />
      <PeopleTotals user={user} />
      <YourEvenings user={user} />
      <PeopleList user={user} />
      <BlockedNames user={user} />
    </Page>
  );
}
