import { t } from '@fairtab/domain/language/t';
import { pathOfName } from '@fairtab/domain/people/names';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Row, Stack } from '../../ui/layout/Stack';
import { LoneLink } from '../../ui/Links';
import { Note, Title } from '../../ui/Text';
import type { NamePageCard_user$key } from './__generated__/NamePageCard_user.graphql';
import { NamePageForm } from './NamePageForm';

/** Whether strangers can open the page of the account's name, and the way to change it. */
export function NamePageCard({ user: key }: { user: NamePageCard_user$key }) {
  const user = useFragment(
    graphql`
      fragment NamePageCard_user on User {
        username
        namePage {
          isOn
        }
        ...NamePageForm_user
      }
    `,
    key,
  );
  const { username, namePage } = user;
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const leave = (): void => {
    setEditing(false);
    requestAnimationFrame(() => editButton.current?.focus());
  };
  const path = pathOfName(username);
  return (
    <Card aria-labelledby="name-page-title">
      <Stack $gap="m">
        <Row $justify="space-between">
          <Row>
            <Title id="name-page-title">{t('Your page')}</Title>
            <Badge $tone={namePage.isOn ? 'accent' : 'neutral'}>{namePage.isOn ? t('On') : t('Off')}</Badge>
          </Row>
          {!isEditing && (
            <Button ref={editButton} variant="secondary" onClick={() => setEditing(true)}>
              {namePage.isOn ? t('Change') : t('Set Up')}
            </Button>
          )}
        </Row>
        <Note>
          {namePage.isOn
            ? t('Everybody who knows your username can open it and see the ways to pay that you chose.')
            : t(
                'A page for friends who want to pay you: your name, a QR code, and the ways to pay that you choose. Nobody can open it while it is off.',
              )}
        </Note>
        {namePage.isOn && !isEditing && (
          <div>
            <LoneLink to={path}>{t('Open {path}', { path: path.slice(1) })}</LoneLink>
          </div>
        )}
        {isEditing && <NamePageForm user={user} onClose={leave} />}
      </Stack>
    </Card>
  );
}
