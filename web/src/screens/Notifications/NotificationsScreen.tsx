import { t } from '@fairtab/domain/language/t';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { QueryScreenProps } from '../../app/routing/screenTypes';
import { SessionEnded } from '../../network/session/SessionEnded';
import { Page } from '../../ui/layout/Page';
import { Stack } from '../../ui/layout/Stack';
import { Hero, Note } from '../../ui/Text';
import type { NotificationsScreenQuery } from './__generated__/NotificationsScreenQuery.graphql';
import { DangerZone } from './DangerZone';
import { PreferencesForm } from './PreferencesForm';

const QUERY = graphql`
  query NotificationsScreenQuery @preloadable {
    messageChannels {
      ...PreferencesForm_channels
    }
    viewer {
      ...PreferencesForm_user
      ...DangerZone_user
    }
  }
`;

/** The settings for the messages that the account gets, by channel. */
export function NotificationsScreen({ queryRef }: QueryScreenProps<NotificationsScreenQuery>) {
  const { viewer, messageChannels } = usePreloadedQuery<NotificationsScreenQuery>(QUERY, queryRef);
  if (!viewer) return <SessionEnded />;
  return (
    <Page title={t('Notifications')}>
      <Stack $gap="s">
        <Hero>{t('Notifications')}</Hero>
        <Note>{t('What you want to hear about, and how.')}</Note>
      </Stack>
      <PreferencesForm user={viewer} channels={messageChannels} />
      <DangerZone user={viewer} />
    </Page>
  );
}
