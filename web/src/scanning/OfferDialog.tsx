import { Button } from '../ui/Button';
import { Dialog } from '../ui/dialogs/Dialog';
import type { Scan } from './Scan';

interface OfferDialogProps {
  scan: Scan;
  onAnswer: (answer: 'photo' | 'typed') => void;
}

/** Asks whether a bill that was read replaces what was typed meanwhile. */
export function OfferDialog({ scan, onAnswer }: OfferDialogProps) {
  const { items, restaurantName } = scan.bill;
  const found = items.length === 1 ? 'one item' : `${items.length} items`;
  return (
    <Dialog
      open
      onClose={() => onAnswer('typed')}
      title="Your photo has been read"
      footer={
        <>
          <Button size="large" block onClick={() => onAnswer('photo')}>
            Use the photo
          </Button>
          <Button variant="secondary" size="large" block onClick={() => onAnswer('typed')}>
            Keep what I typed
          </Button>
        </>
      }
    >
      <p>
        There {items.length === 1 ? 'is' : 'are'} {found} on it{restaurantName && `, from ${restaurantName.value}`}.
        Using the photo replaces the bill that is in the form now.
      </p>
    </Dialog>
  );
}
