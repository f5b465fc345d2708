import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { LoadFailed } from '../../ui/LoadFailed';
import { EmptyState } from '../../ui/EmptyState';
import { TextField } from '../../ui/fields/TextField';
import { ReceiptIcon } from '../../ui/icons';
import { ButtonLink } from '../../ui/Links';
import { Stack } from '../../ui/layout/Stack';
import { motion, space } from '../../ui/tokens';
import type { usePeople_user$key } from './__generated__/usePeople_user.graphql';
import { PersonRow } from './PersonRow';
import { usePeople } from './usePeople';

/** Everybody with an amount between them and the account, to search and to page through. */
export function PeopleList({ user }: { user: usePeople_user$key }) {
  const { people, typed, type, isFiltered, isStale, hasNext, state, loadMore, tryAgain } = usePeople(user);
  if (people.length === 0 && !isFiltered && !isStale)
    return (
      <EmptyState
        icon={<ReceiptIcon />}
        title={t('Nobody yet')}
        action={<ButtonLink to="/receipt-upload">{t('Upload Receipt')}</ButtonLink>}
      >
        {t(
          'Share a receipt, or claim something on a friend’s bill: everybody you pay, and who pays you, appears here.',
        )}
      </EmptyState>
    );
  return (
    <Stack as="section" aria-label={t('People')}>
      <TextField
        label={t('Search people')}
        hideLabel
        type="search"
        placeholder={t('Search people')}
        enterKeyHint="search"
        // A longer text is in nothing that is searched, and its beginning neither.
        maxLength={1000}
        value={typed}
        onChange={type}
      />
      <Rows aria-busy={isStale && state === 'loading'} $stale={isStale}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </Rows>
      {isFiltered && !isStale && people.length === 0 && (
        <EmptyState
          title={t('Nobody found')}
          action={
            <Button variant="secondary" onClick={() => type('')}>
              {t('Show everybody')}
            </Button>
          }
        >
          {t('Nobody on your receipts has such a name.')}
        </EmptyState>
      )}
      {state === 'failed' && (
        <LoadFailed title={t('The list could not be loaded')} onRetry={tryAgain}>
          {t('Check your signal; what is here stays.')}
        </LoadFailed>
      )}
      {hasNext && !isStale && state !== 'failed' && (
        <Button variant="secondary" block loading={state === 'loading'} onClick={loadMore}>
          {t('Load more')}
        </Button>
      )}
    </Stack>
  );
}

const Rows = styled.ul<{ $stale: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  opacity: ${({ $stale }) => ($stale ? 0.5 : 1)};
  transition: opacity ${motion.calm};
`;
