import { t } from '@fairtab/domain/language/t';
import { useEffect } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import styled from 'styled-components';
import { loseSession } from '../../network/session/session';
import { toast } from '../../ui/toasts/toast';
import { color, type } from '../../ui/tokens';
import type { UsernameQuery } from './__generated__/UsernameQuery.graphql';

/** The account's name, fetched when it is shown. It is often the first place that notices an ended session. */
export function Username() {
  const { viewer } = useLazyLoadQuery<UsernameQuery>(
    graphql`
      query UsernameQuery {
        viewer {
          username
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  useEffect(() => {
    if (viewer) return;
    loseSession();
    toast({ title: t('Your session has ended'), message: t('Please sign in again.') });
  }, [viewer]);
  return <UsernameText>{viewer?.username ?? t('User')}</UsernameText>;
}

export const UsernameText = styled.p`
  ${type.label}
  color: ${color.inkSoft};
  overflow: hidden;
  text-overflow: ellipsis;
`;
