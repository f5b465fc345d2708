import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import type { WebhookList_user$key } from './__generated__/WebhookList_user.graphql';
import { EntryList } from './EntryList';
import { WebhookPanel } from './WebhookPanel';

/** The webhooks of the account. One is open, with its log. */
export function WebhookList({
  user: key,
  onAdd,
  onOpen,
}: {
  user: WebhookList_user$key;
  onAdd: () => void;
  onOpen: () => void;
}) {
  const { webhooks } = useFragment(
    graphql`
      fragment WebhookList_user on User {
        webhooks {
          id
          url
          isOn
          ...WebhookPanel_webhook
        }
      }
    `,
    key,
  );
  const [openId, setOpenId] = useState<string | null>(null);
  const open = webhooks.find(({ id }) => id === openId);
  if (open) return <WebhookPanel webhook={open} onBack={() => setOpenId(null)} />;
  return (
    <>
      <Note>{t('Fairtab sends what happens on the bills that you host to your address, signed.')}</Note>
      {webhooks.length === 0 ? (
        <Note>{t('You have none.')}</Note>
      ) : (
        <EntryList aria-label={t('Webhooks')}>
          {webhooks.map(({ id, url, isOn }) => (
            <li key={id}>
              <div>
                <strong>{url}</strong>
                <Note>{isOn ? t('On') : t('Off')}</Note>
              </div>
              <Button
                variant="quiet"
                aria-label={t('Manage {name}', { name: url })}
                onClick={() => {
                  onOpen();
                  setOpenId(id);
                }}
              >
                {t('Manage')}
              </Button>
            </li>
          ))}
        </EntryList>
      )}
      <Row>
        <Button variant="secondary" onClick={onAdd}>
          {t('New webhook')}
        </Button>
      </Row>
    </>
  );
}
