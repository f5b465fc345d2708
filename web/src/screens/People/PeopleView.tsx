import { graphql, useFragment } from 'react-relay';
import { Card } from '../../ui/layout/Card';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Page } from '../../ui/layout/Page';
import { Stack } from '../../ui/layout/Stack';
import { Money } from '../../ui/Money';
import { Hero, Note } from '../../ui/Text';
import type { PeopleView_user$key } from './__generated__/PeopleView_user.graphql';
import { BlockedNames } from './BlockedNames';
import { PeopleList } from './PeopleList';
import { Requests } from './Requests';

export function PeopleView({ user: key }: { user: PeopleView_user$key }) {
  const user = useFragment(
    graphql`
      fragment PeopleView_user on User {
        owedToMeTotal
        iOweTotal
        ...usePeople_user
        ...Requests_user
        ...BlockedNames_user
      }
    `,
    key,
  );
  return (
    <Page title="People">
      <Stack $gap="s">
        <Hero>People</Hero>
        <Note>Who owes whom, over all receipts that you host or joined.</Note>
      </Stack>
      <Requests user={user} />
      <Card aria-label="All together">
        <LeaderList>
          <LeaderRow $strong>
            <dt>Owed to you</dt>
            <dd>
              <Money amount={user.owedToMeTotal} />
            </dd>
          </LeaderRow>
          <LeaderRow $strong>
            <dt>You owe</dt>
            <dd>
              <Money amount={user.iOweTotal} />
            </dd>
          </LeaderRow>
        </LeaderList>
      </Card>
      <PeopleList user={user} />
      <BlockedNames user={user} />
    </Page>
  );
}
