import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Switch } from '../../../ui/fields/Switch';
import { toast } from '../../../ui/toasts/toast';
import type { LoginNotifications_user$key } from './__generated__/LoginNotifications_user.graphql';
import { useSetLoginNotifications } from './useSetLoginNotifications';

export function LoginNotifications({ user: key }: { user: LoginNotifications_user$key }) {
  const { hasLoginNotifications, isEmailVerified } = useFragment(
    graphql`
      fragment LoginNotifications_user on User {
        hasLoginNotifications
        isEmailVerified
      }
    `,
    key,
  );
  const [wanted, setWanted] = useState<boolean | null>(null);
  const setLoginNotifications = useSetLoginNotifications();
  const change = async (isOn: boolean): Promise<void> => {
    setWanted(isOn);
    const outcome = await setLoginNotifications({ isOn });
    setWanted(null);
    if (outcome.kind !== 'done')
      toast({ title: t('Login notifications were not changed'), message: outcome.message, variant: 'destructive' });
  };
  return (
    <Switch
      label={t('Login notifications')}
      note={
        isEmailVerified
          ? t('A mail when somebody signs in from a device that is new to your account.')
          : t('A mail when a new device signs in. It takes a verified email address.')
      }
      checked={wanted ?? hasLoginNotifications}
      disabled={wanted !== null}
      onChange={(isOn) => void change(isOn)}
    />
  );
}
