import { isEmptyNote } from '@fairtab/domain/books/BusinessNote';
import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { DialogBoundary } from '../../app/boundaries/DialogBoundary';
import { Button } from '../../ui/Button';
import { EditIcon } from '../../ui/icons';
import { lazyView } from '../../ui/lazyView';
import { Skeleton } from '../../ui/layout/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { Heading, Note } from '../../ui/Text';
import { useBusinessNote } from './useBusinessNote';

const BusinessNoteDialog = lazyView(async () => (await import('./BusinessNoteDialog')).BusinessNoteDialog);

/** What the host noted for the own books. Nobody else sees it. */
export function BooksNote({ receiptId }: { receiptId: string }) {
  const { state, tryAgain, show } = useBusinessNote(receiptId);
  const [isNoting, setNoting] = useState(false);
  const close = () => setNoting(false);
  return (
    <Stack $gap="s">
      <Heading>{t('For your books')}</Heading>
      {state.kind === 'loading' && <Skeleton $height="4.5rem" />}
      {state.kind === 'failed' && (
        <>
          <Note>{t('Your note could not be loaded just now.')}</Note>
          <div>
            <Button variant="secondary" onClick={tryAgain}>
              {t('Load it')}
            </Button>
          </div>
        </>
      )}
      {state.kind === 'there' && (
        <>
          <Note>{state.value ? textOf(state.value) : t('Only you see it, such as that it was a team lunch.')}</Note>
          <div>
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => setNoting(true)}>
              <EditIcon /> {state.value ? t('Change your note') : t('Add a note')}
            </Button>
          </div>
        </>
      )}
      {isNoting && state.kind === 'there' && (
        <DialogBoundary onClose={close}>
          <BusinessNoteDialog
            receiptId={receiptId}
            note={state.value}
            onSaved={(note) => show(isEmptyNote(note) ? null : note)}
            onClose={close}
          />
        </DialogBoundary>
      )}
    </Stack>
  );
}

function textOf({ label, project, attendees }: { label: string; project: string; attendees: string }): string {
  return [label, project, attendees].filter((text) => text !== '').join(' · ');
}
