import { t } from '@fairtab/domain/language/t';
import { Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import type { WebhooksDialogQuery } from './__generated__/WebhooksDialogQuery.graphql';
import { NewSecret } from './NewSecret';
import { WebhookForm } from './WebhookForm';
import { WebhookList } from './WebhookList';
import { useCreateWebhook } from './useWebhooks';

/** The webhooks of the account, and a form for a new one, whose secret is shown once. */
export function WebhooksDialog({ onClose }: { onClose: () => void }) {
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const create = useCreateWebhook();
  return (
    <Dialog open onClose={onClose} title={isAdding ? t('New webhook') : t('Webhooks')}>
      {isAdding ? (
        <WebhookForm
          label={t('Add the webhook')}
          onSend={async (input) => {
            const outcome = await create(input);
            if (outcome.kind !== 'done') return outcome;
            setSecret(outcome.payload.secret);
            setAdding(false);
            return null;
          }}
          onBack={() => setAdding(false)}
        />
      ) : (
        <Stack>
          {secret !== null && <NewSecret secret={secret} />}
          <Suspense fallback={<Note>{t('Looking up your webhooks…')}</Note>}>
            <Loaded
              onAdd={() => {
                setSecret(null);
                setAdding(true);
              }}
              onOpen={() => setSecret(null)}
            />
          </Suspense>
        </Stack>
      )}
    </Dialog>
  );
}

function Loaded(props: { onAdd: () => void; onOpen: () => void }) {
  const { viewer } = useLazyLoadQuery<WebhooksDialogQuery>(
    graphql`
      query WebhooksDialogQuery {
        viewer {
          ...WebhookList_user
        }
      }
    `,
    {},
    // One may have been turned off a minute ago.
    { fetchPolicy: 'store-and-network' },
  );
  return viewer && <WebhookList user={viewer} {...props} />;
}
