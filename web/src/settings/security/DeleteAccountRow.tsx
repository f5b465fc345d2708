import { t } from '@fairtab/domain/language/t';
import { useCallback, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { DialogBoundary } from '../../app/boundaries/DialogBoundary';
import { Button } from '../../ui/Button';
import { lazyView } from '../../ui/lazyView';
import type { DeleteAccountRow_user$key } from './__generated__/DeleteAccountRow_user.graphql';
import { SecurityRow } from './SecurityRow';

const DeleteAccountDialog = lazyView(
  async () => (await import('../../account/DeleteAccountDialog')).DeleteAccountDialog,
);

export function DeleteAccountRow({ user: key }: { user: DeleteAccountRow_user$key }) {
  const user = useFragment(
    graphql`
      fragment DeleteAccountRow_user on User {
        ...DeleteAccountDialog_user
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <SecurityRow
        title={t('Delete account')}
        actions={
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('Delete Account')}
          </Button>
        }
      >
        {t("Bills you host go with it. What you claimed on others' bills stays, without your name.")}
      </SecurityRow>
      {isOpen && (
        <DialogBoundary onClose={close}>
          <DeleteAccountDialog user={user} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}
