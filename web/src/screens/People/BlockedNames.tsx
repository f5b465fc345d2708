import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { useMoves } from '../../network/relay/useMoves';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import { space } from '../../ui/tokens';
import type { BlockedNames_user$key } from './__generated__/BlockedNames_user.graphql';
import type { BlockedNamesUnblockMutation } from './__generated__/BlockedNamesUnblockMutation.graphql';

const UNBLOCK = graphql`
  mutation BlockedNamesUnblockMutation($input: UnblockNameInput!) {
    unblockName(input: $input) {
      ... on UnblockNamePayload @alias(as: "payload") {
        user {
          ...BlockedNames_user
          ...Requests_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Whose requests do not come any more. Nothing when nobody is blocked. */
export function BlockedNames({ user: key }: { user: BlockedNames_user$key }) {
  const { blockedNames } = useFragment(
    graphql`
      fragment BlockedNames_user on User {
        blockedNames
      }
    `,
    key,
  );
  const { busy, move } = useMoves();
  const unblock = async (username: string): Promise<void> => {
    const variables = { input: { username } };
    const { kind } = await move<BlockedNamesUnblockMutation>(username, { mutation: UNBLOCK, variables });
    if (kind === 'done') toast({ title: t('@{username} can ask you again', { username }) });
  };
  if (blockedNames.length === 0) return null;
  return (
    <Card aria-labelledby="blocked-title">
      <Stack $gap="s">
        <Title id="blocked-title">{t('Blocked')}</Title>
        <Note>{t('Requests of these accounts do not reach you. They are not told.')}</Note>
        <ul>
          {blockedNames.map((username) => (
            <Line key={username}>
              <span>@{username}</span>
              <Button
                variant="quiet"
                loading={busy === username}
                disabled={busy !== null}
                aria-label={t('Unblock @{username}', { username })}
                onClick={() => void unblock(username)}
              >
                {t('Unblock')}
              </Button>
            </Line>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  min-width: 0;
  overflow-wrap: anywhere;
`;
