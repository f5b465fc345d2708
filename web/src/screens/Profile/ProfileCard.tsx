import { t } from '@fairtab/domain/language/t';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { EditIcon } from '../../ui/icons';
import { Row, Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import { color, space, type } from '../../ui/tokens';
import type { ProfileCard_user$key } from './__generated__/ProfileCard_user.graphql';
import { Avatar } from './Avatar';
import { EmailStatus } from './EmailStatus';
import { PhoneStatus } from './PhoneStatus';
import { ProfileForm } from './ProfileForm';
import { fullName } from './profileDraft';

export function ProfileCard({ user: key }: { user: ProfileCard_user$key }) {
  const user = useFragment(
    graphql`
      fragment ProfileCard_user on User {
        username
        firstName
        lastName
        email
        phone
        photo
        ...EmailStatus_user
        ...PhoneStatus_user
        ...ProfileForm_user
      }
    `,
    key,
  );
  const [isEditing, setEditing] = useState(false);
  /** The address to which a verification mail was just sent. */
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const leave = (): void => {
    setEditing(false);
    requestAnimationFrame(() => editButton.current?.focus());
  };
  if (isEditing)
    return (
      <Card aria-labelledby="profile-title">
        <Stack>
          <Title id="profile-title">{t('Edit profile')}</Title>
          <ProfileForm
            user={user}
            onCancel={leave}
            onSaved={(sentTo) => {
              setMailedTo(sentTo);
              leave();
            }}
          />
        </Stack>
      </Card>
    );
  const name = fullName(user);
  return (
    <Card aria-labelledby="profile-title">
      <Stack>
        <Row $gap="l">
          <Avatar photo={user.photo ?? null} name={name || user.username} />
          <Who>
            <Title id="profile-title">{name || user.username}</Title>
            {name && <Note>@{user.username}</Note>}
          </Who>
          <Button ref={editButton} variant="secondary" onClick={() => setEditing(true)}>
            <EditIcon /> {t('Edit')}
          </Button>
        </Row>
        <Facts>
          <div>
            <dt>{t('Email')}</dt>
            <dd>
              {user.email ?? <Missing>{t('Not given')}</Missing>}
              <EmailStatus user={user} mailedTo={mailedTo} onMailed={setMailedTo} />
            </dd>
          </div>
          <div>
            <dt>{t('Phone')}</dt>
            <dd>
              {user.phone ?? <Missing>{t('Not given')}</Missing>}
              <PhoneStatus user={user} />
            </dd>
          </div>
        </Facts>
      </Stack>
    </Card>
  );
}

const Who = styled.div`
  flex: 1 1 6.5rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Missing = styled.span`
  color: ${color.inkSoft};
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space.m};
  dt {
    ${type.label}
    color: ${color.inkSoft};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
