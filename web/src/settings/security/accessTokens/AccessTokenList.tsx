import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { showDay } from '../../../lib/dates';
import { useShowMoment } from '../../../lib/useShowMoment';
import { Button } from '../../../ui/Button';
import { Note } from '../../../ui/Text';
import { toast } from '../../../ui/toasts/toast';
import type { AccessTokenList_user$key } from './__generated__/AccessTokenList_user.graphql';
import { DeviceList } from '../DeviceList';
import { SCOPES } from './scopes';
import { useRevokeAccessToken } from './useAccessTokens';

/** The access tokens of the account: what each may do, until when, and when it was last used. */
export function AccessTokenList({ user: key }: { user: AccessTokenList_user$key }) {
  const { accessTokens } = useFragment(
    graphql`
      fragment AccessTokenList_user on User {
        accessTokens {
          id
          name
          scopes
          expiresAt
          lastUsedAt
          lastUsedFrom
        }
      }
    `,
    key,
  );
  const showMoment = useShowMoment();
  const [now] = useState(() => Date.now());
  const [revoking, setRevoking] = useState<string | null>(null);
  const revokeAccessToken = useRevokeAccessToken();
  const revoke = async (accessTokenId: string): Promise<void> => {
    setRevoking(accessTokenId);
    const outcome = await revokeAccessToken({ accessTokenId });
    setRevoking(null);
    if (outcome.kind === 'done') toast({ title: t('Access token revoked') });
    else toast({ title: t('The access token still works'), message: outcome.message, variant: 'destructive' });
  };
  if (accessTokens.length === 0) return <Note>{t('You have none.')}</Note>;
  return (
    <DeviceList aria-label={t('Access tokens')}>
      {accessTokens.map(({ id, name, scopes, expiresAt, lastUsedAt, lastUsedFrom }) => (
        <li key={id}>
          <div>
            <strong>{name}</strong>
            <Note>
              {SCOPES.filter(({ value }) => scopes.includes(value))
                .map(({ meaning }) => meaning())
                .join('. ')}
            </Note>
            <Note>
              {Date.parse(expiresAt) <= now
                ? t('Expired {date}', { date: showDay(expiresAt.slice(0, 10)) })
                : t('Works until {date}', { date: showDay(expiresAt.slice(0, 10)) })}
            </Note>
            <Note>
              {lastUsedAt
                ? t('Last used {date} from {network}', { date: showMoment(lastUsedAt), network: lastUsedFrom ?? '?' })
                : t('Not used yet')}
            </Note>
          </div>
          <Button
            variant="quiet"
            loading={revoking === id}
            disabled={revoking !== null}
            aria-label={t('Revoke {name}', { name })}
            onClick={() => void revoke(id)}
          >
            {t('Revoke')}
          </Button>
        </li>
      ))}
    </DeviceList>
  );
}
