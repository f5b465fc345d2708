import { t } from '@fairtab/domain/language/t';
import { useCallback, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { DialogBoundary } from '../../app/boundaries/DialogBoundary';
import { Button } from '../../ui/Button';
import { lazyView } from '../../ui/lazyView';
import type { AddCredit_evening$key } from './__generated__/AddCredit_evening.graphql';

const CreditDialog = lazyView(async () => (await import('./CreditDialog')).CreditDialog);

/** Lets somebody who takes part say what else they paid, such as the taxi. Nothing for anybody else. */
export function AddCredit({ evening: key }: { evening: AddCredit_evening$key }) {
  const { id, viewerKey, people } = useFragment(
    graphql`
      fragment AddCredit_evening on Evening {
        id
        viewerKey
        people {
          key
        }
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (!viewerKey) return null;
  return (
    <>
      <div>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('I Paid Something Else')}
        </Button>
      </div>
      {isOpen && (
        <DialogBoundary onClose={close}>
          <CreditDialog eveningId={id} people={people.length} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}
