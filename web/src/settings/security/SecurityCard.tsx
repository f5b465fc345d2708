import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { Card } from '../../ui/layout/Card';
import { Title } from '../../ui/Text';
import { color, space } from '../../ui/tokens';
import type { SecurityCard_user$key } from './__generated__/SecurityCard_user.graphql';
import { AccessTokensRow } from './accessTokens/AccessTokensRow';
import { DataExportRow } from './DataExportRow';
import { DeleteAccountRow } from './DeleteAccountRow';
import { LoginNotifications } from './sessions/LoginNotifications';
import { PasskeysRow } from './passkeys/PasskeysRow';
import { PasswordRow } from './PasswordRow';
import { SessionList } from './sessions/SessionList';
import { TwoFactorRow } from './twoFactor/TwoFactorRow';
import { WebhooksRow } from './WebhooksRow';

/** The account's security settings, its data export and its deletion. */
export function SecurityCard({ user: key }: { user: SecurityCard_user$key }) {
  const user = useFragment(
    graphql`
      fragment SecurityCard_user on User {
        ...PasswordRow_user
        ...PasskeysRow_user
        ...TwoFactorRow_user
        ...LoginNotifications_user
        ...SessionList_user
        ...DeleteAccountRow_user
      }
    `,
    key,
  );
  return (
    <Card aria-labelledby="security-title">
      <Title id="security-title">{t('Security')}</Title>
      <Rows>
        <PasswordRow user={user} />
        <PasskeysRow user={user} />
        <TwoFactorRow user={user} />
        <LoginNotifications user={user} />
        <SessionList user={user} />
        <AccessTokensRow />
        <WebhooksRow />
        <DataExportRow />
        <DeleteAccountRow user={user} />
      </Rows>
    </Card>
  );
}

const Rows = styled.div`
  > :not(dialog) + :not(dialog) {
    border-top: 1px dashed ${color.rule};
  }
  > label {
    padding: ${space.m} 0;
    font-weight: 600;
  }
  > :last-child {
    padding-bottom: 0;
  }
`;
