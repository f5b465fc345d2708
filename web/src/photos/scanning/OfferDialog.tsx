import { t } from '@fairtab/domain/language/t';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import type { Scan } from './Scan';

interface OfferDialogProps {
  scan: Scan;
  onAnswer: (answer: 'photo' | 'typed') => void;
}

/** Asks whether a bill that was read replaces what was typed meanwhile. */
export function OfferDialog({ scan, onAnswer }: OfferDialogProps) {
  const { items, restaurantName, lines } = scan.bill;
  const isText = Boolean(lines);
  const count = items.length;
  return (
    <Dialog
      open
      onClose={() => onAnswer('typed')}
      title={isText ? t('Your text has been read') : t('Your photo has been read')}
      footer={
        <>
          <Button size="large" block onClick={() => onAnswer('photo')}>
            {isText ? t('Use the text') : t('Use the photo')}
          </Button>
          <Button variant="secondary" size="large" block onClick={() => onAnswer('typed')}>
            {t('Keep what I typed')}
          </Button>
        </>
      }
    >
      <p>
        {restaurantName
          ? t(
              '{count, plural, one {There is one item on it, from {restaurantName}.} other {There are # items on it, from {restaurantName}.}}',
              { count, restaurantName: restaurantName.value },
            )
          : t('{count, plural, one {There is one item on it.} other {There are # items on it.}}', { count })}{' '}
        {isText
          ? t('Using the text replaces the bill that is in the form now.')
          : t('Using the photo replaces the bill that is in the form now.')}
      </p>
    </Dialog>
  );
}
