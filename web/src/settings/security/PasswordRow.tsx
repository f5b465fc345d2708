import { t } from '@fairtab/domain/language/t';
import { useCallback, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { DialogBoundary } from '../../app/boundaries/DialogBoundary';
import { Button } from '../../ui/Button';
import { lazyView } from '../../ui/lazyView';
import type { PasswordRow_user$key } from './__generated__/PasswordRow_user.graphql';
import { SecurityRow } from './SecurityRow';

const ChangePasswordDialog = lazyView(async () => (await import('./ChangePasswordDialog')).ChangePasswordDialog);

export function PasswordRow({ user: key }: { user: PasswordRow_user$key }) {
  const { username } = useFragment(
    graphql`
      fragment PasswordRow_user on User {
        username
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <SecurityRow
        title={t('Password')}
        actions={
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('Change password')}
          </Button>
        }
      >
        {t('A new one signs your other devices out.')}
      </SecurityRow>
      {isOpen && (
        <DialogBoundary onClose={close}>
          <ChangePasswordDialog username={username} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}
