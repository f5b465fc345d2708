import { t } from '@fairtab/domain/language/t';
import { graphql, usePreloadedQuery } from 'react-relay';
import styled from 'styled-components';
import { SecurityCard } from '../../settings/security/SecurityCard';
import type { QueryScreenProps } from '../../app/routing/screenTypes';
import { SessionEnded } from '../../network/session/SessionEnded';
import { Page } from '../../ui/layout/Page';
import { Hero } from '../../ui/Text';
import { media, space } from '../../ui/tokens';
import type { ProfileScreenQuery } from './__generated__/ProfileScreenQuery.graphql';
import { ProfileCard } from './ProfileCard';
import { ProfileMethods } from './ProfileMethods';
import { Stack } from '../../ui/layout/Stack';

const QUERY = graphql`
  query ProfileScreenQuery @preloadable {
    viewer {
      ...ProfileCard_user
      ...ProfileMethods_user
      ...SecurityCard_user
    }
  }
`;

/** The account's profile, payment methods and security settings. */
export function ProfileScreen({ queryRef }: QueryScreenProps<ProfileScreenQuery>) {
  const { viewer } = usePreloadedQuery<ProfileScreenQuery>(QUERY, queryRef);
  if (!viewer) return <SessionEnded />;
  return (
    <Page title={t('Profile')} width="wide">
      <Hero>{t('Profile')}</Hero>
      <Columns>
        <Stack $gap="xl">
          <ProfileCard user={viewer} />
          <ProfileMethods user={viewer} />
        </Stack>
        <Stack $gap="xl">
          <SecurityCard user={viewer} />
        </Stack>
      </Columns>
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
