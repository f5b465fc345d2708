import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { DialogBoundary } from '../../../app/boundaries/DialogBoundary';
import { useShowMoment } from '../../../lib/useShowMoment';
import { Button } from '../../../ui/Button';
import { lazyView } from '../../../ui/lazyView';
import { Note } from '../../../ui/Text';
import type { PasskeysRow_user$key } from './__generated__/PasskeysRow_user.graphql';
import { DeviceList } from '../DeviceList';
import { SecurityRow } from '../SecurityRow';

const AddPasskeyDialog = lazyView(async () => (await import('./AddPasskeyDialog')).AddPasskeyDialog);
const RemovePasskeyDialog = lazyView(async () => (await import('./RemovePasskeyDialog')).RemovePasskeyDialog);

/** The passkeys of the account. */
export function PasskeysRow({ user: key }: { user: PasskeysRow_user$key }) {
  const { passkeys } = useFragment(
    graphql`
      fragment PasskeysRow_user on User {
        passkeys {
          id
          device
          createdAt
          lastUsedAt
        }
      }
    `,
    key,
  );
  const showMoment = useShowMoment();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<(typeof passkeys)[number] | null>(null);
  return (
    <div>
      <SecurityRow
        title={t('Passkeys')}
        actions={
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAdding(true)}>
            {t('Add a passkey')}
          </Button>
        }
      >
        {passkeys.length === 0
          ? t('None. With one you sign in by your finger, your face or a PIN, without a password.')
          : t('They sign you in without password and code.')}
      </SecurityRow>
      {passkeys.length > 0 && (
        <DeviceList aria-label={t('Passkeys')}>
          {passkeys.map((passkey) => {
            const { id, device, createdAt, lastUsedAt } = passkey;
            const added = t('Added {date}', { date: showMoment(createdAt) });
            return (
              <li key={id}>
                <div>
                  <strong>{device}</strong>
                  <Note>
                    {lastUsedAt ? t('{added}, last used {date}', { added, date: showMoment(lastUsedAt) }) : added}
                  </Note>
                </div>
                <Button
                  variant="quiet"
                  aria-haspopup="dialog"
                  aria-label={t('Remove the passkey of {device}, added {date}', {
                    device,
                    date: showMoment(createdAt),
                  })}
                  onClick={() => setRemoved(passkey)}
                >
                  {t('Remove')}
                </Button>
              </li>
            );
          })}
        </DeviceList>
      )}
      {isAdding && (
        <DialogBoundary onClose={() => setAdding(false)}>
          <AddPasskeyDialog onClose={() => setAdding(false)} />
        </DialogBoundary>
      )}
      {removed && (
        <DialogBoundary onClose={() => setRemoved(null)}>
          <RemovePasskeyDialog passkeyId={removed.id} device={removed.device} onClose={() => setRemoved(null)} />
        </DialogBoundary>
      )}
    </div>
  );
}
