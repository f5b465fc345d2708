import { t } from '@fairtab/domain/language/t';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { readInlineData } from 'relay-runtime';
import styled from 'styled-components';
import type { savedMethods_user$key } from '../../account/paymentMethods/__generated__/savedMethods_user.graphql';
import { MethodRow } from '../../account/paymentMethods/MethodRow';
import { knownMethods, savedMethods, type SavedMethod } from '../../account/paymentMethods/savedMethods';
import { useRemoveMethod } from '../../account/paymentMethods/useRemoveMethod';
import { Card } from '../../ui/layout/Card';
import { IconButton } from '../../ui/IconButton';
import { TrashIcon } from '../../ui/icons';
import { TextLink } from '../../ui/Links';
import { Row } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import { TOUCH } from '../../ui/tokens';
import type { ProfileMethods_user$key } from './__generated__/ProfileMethods_user.graphql';

/** How many the profile shows (docs/product/screens.md). */
const SHOWN = 3;
const ALL = '/payment-methods';

export function ProfileMethods({ user: key }: { user: ProfileMethods_user$key }) {
  const user = useFragment(
    graphql`
      fragment ProfileMethods_user on User {
        ...savedMethods_user
      }
    `,
    key,
  );
  const methods = knownMethods(readInlineData<savedMethods_user$key>(savedMethods, user));
  const title = useRef<HTMLHeadingElement>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  const removeMethod = useRemoveMethod();
  const remove = async (method: SavedMethod): Promise<void> => {
    setRemoving(method.id);
    const isGone = await removeMethod(method);
    setRemoving(null);
    // The tapped button is gone, so the focus moves.
    if (isGone) title.current?.focus();
  };
  return (
    <Card aria-labelledby="methods-title">
      <Row $justify="space-between">
        <Title id="methods-title" ref={title} tabIndex={-1}>
          {t('Payment methods')}
        </Title>
        <PlainLink to={ALL}>{t('Add Method')}</PlainLink>
      </Row>
      {methods.length === 0 && <Note>{t('None saved yet. Save one, and paying takes one tap.')}</Note>}
      <ul>
        {methods.slice(0, SHOWN).map((method) => (
          <MethodRow
            key={method.id}
            method={method}
            remove={
              <IconButton
                label={t('Delete {displayName}', { displayName: method.displayName })}
                disabled={removing !== null}
                onClick={() => void remove(method)}
              >
                <TrashIcon />
              </IconButton>
            }
          />
        ))}
      </ul>
      {methods.length > SHOWN && (
        <PlainLink to={ALL}>{t('View all {count} payment methods', { count: methods.length })}</PlainLink>
      )}
    </Card>
  );
}

const PlainLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${TOUCH};
`;
