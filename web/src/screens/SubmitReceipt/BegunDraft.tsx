import { t } from '@fairtab/domain/language/t';
import type { Draft } from '../../billEntry/billDraft/Draft';
import { PhotoThumb } from '../../photos/photoUpload/PhotoThumb';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Row, Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';

interface BegunDraftProps {
  draft: Draft;
  onContinue: () => void;
  onThrowAway: () => void;
}

/** A bill that was begun before, typed in or read from a photo. */
export function BegunDraft({ draft, onContinue, onThrowAway }: BegunDraftProps) {
  const { scan, restaurantName } = draft;
  return (
    <Card aria-label={t('Your draft')}>
      <Stack $gap="s">
        {scan && (
          <Row $gap="m">
            {scan.photos.map(({ url }, index) => (
              <PhotoThumb key={url} photo={url} alt={t('Photo of the receipt, page {number}', { number: index + 1 })} />
            ))}
            <Note>
              {t('{count, plural, one {Read from your photo: # item.} other {Read from your photo: # items.}}', {
                count: scan.bill.items.length,
              })}
            </Note>
          </Row>
        )}
        <Button size="large" block onClick={onContinue}>
          {restaurantName ? t('Continue your draft: {restaurantName}', { restaurantName }) : t('Continue your draft')}
        </Button>
        <Button variant="quiet" block onClick={onThrowAway}>
          {t('Throw it away and start over')}
        </Button>
      </Stack>
    </Card>
  );
}
