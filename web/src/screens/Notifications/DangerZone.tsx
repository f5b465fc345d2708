import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { DeleteAccountDialog } from '../../account/DeleteAccountDialog';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import type { DangerZone_user$key } from './__generated__/DangerZone_user.graphql';

export function DangerZone({ user: key }: { user: DangerZone_user$key }) {
  const user = useFragment(
    graphql`
      fragment DangerZone_user on User {
        ...DeleteAccountDialog_user
      }
    `,
    key,
  );
  const [isAsking, setAsking] = useState(false);
  return (
    <Card aria-labelledby="danger">
      <Stack>
        <Stack $gap="xs">
          <Title id="danger">{t('Danger Zone')}</Title>
          <Note>
            {t('Deleting your account takes the bills you host, your saved payment methods and your settings with it.')}
          </Note>
        </Stack>
        <div>
          <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t('Delete Account')}
          </Button>
        </div>
      </Stack>
      {isAsking && <DeleteAccountDialog user={user} onClose={() => setAsking(false)} />}
    </Card>
  );
}
