import { t } from '@fairtab/domain/language/t';
import { Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { CopyButton } from '../../../sharing/CopyButton';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { TextField } from '../../../ui/fields/TextField';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Note } from '../../../ui/Text';
import type { AccessTokensDialogQuery } from './__generated__/AccessTokensDialogQuery.graphql';
import { AccessTokenList } from './AccessTokenList';
import { NewAccessTokenForm } from './NewAccessTokenForm';

/** The access tokens of the account, and a form for a new one, which is shown once. */
export function AccessTokensDialog({ onClose }: { onClose: () => void }) {
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  return (
    <Dialog open onClose={onClose} title={isAdding ? t('New access token') : t('Access tokens')}>
      {isAdding ? (
        <NewAccessTokenForm
          onMade={(token) => {
            setMade(token);
            setAdding(false);
          }}
          onBack={() => setAdding(false)}
        />
      ) : (
        <Stack>
          {made !== null && <MadeToken token={made} />}
          <Note>{t('A program that has one acts for you, within what you allow it.')}</Note>
          <Suspense fallback={<Note>{t('Looking up your access tokens…')}</Note>}>
            <Loaded />
          </Suspense>
          <Row>
            <Button variant="secondary" onClick={() => setAdding(true)}>
              {t('New access token')}
            </Button>
          </Row>
        </Stack>
      )}
    </Dialog>
  );
}

function Loaded() {
  const { viewer } = useLazyLoadQuery<AccessTokensDialogQuery>(
    graphql`
      query AccessTokensDialogQuery {
        viewer {
          ...AccessTokenList_user
        }
      }
    `,
    {},
    // A token may have been used a minute ago.
    { fetchPolicy: 'store-and-network' },
  );
  return viewer && <AccessTokenList user={viewer} />;
}

function MadeToken({ token }: { token: string }) {
  return (
    <>
      <Banner tone="warn" title={t('It is shown only now')}>
        {t('Copy the token into your program. Whoever has it can do what it may do.')}
      </Banner>
      <TextField label={t('Your new token')} value={token} readOnly onChange={() => undefined} />
      <Row>
        <CopyButton text={token} name={t('the token')}>
          {t('Copy')}
        </CopyButton>
      </Row>
    </>
  );
}
