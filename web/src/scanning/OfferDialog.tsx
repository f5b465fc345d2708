import { t } from '@fairtab/domain/language/t';
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
  const found = t('{count, plural, one {one item} other {# items}}', { count: items.length });
  return (
    <Dialog
      open
      onClose={() => onAnswer('typed')}
      title={t('Your photo has been read')}
      footer={
        <>
          <Button size="large" block onClick={() => onAnswer('photo')}>
            {t('Use the photo')}
          </Button>
          <Button variant="secondary" size="large" block onClick={() => onAnswer('typed')}>
            {t('Keep what I typed')}
          </Button>
        </>
      }
    >
      <p>
        There {t('{count, plural, one {is} other {are}}', { count: items.length })} {found} on it
        {restaurantName && t(', from {value}', { value: restaurantName.value })}. Using the photo replaces the bill that
        is in the form now.
      </p>
    </Dialog>
  );
}
