import { t } from '@fairtab/domain/language/t';
import { takeDisputeBack } from '../hosting/heldDisputes';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/layout/Stack';

/** In place of the host's answers, until the payer is told: what was said, and the way back. */
export function NotReceived({ paymentId }: { paymentId: string }) {
  return (
    <Row>
      <Badge $tone="warn">{t('Not received')}</Badge>
      <Button variant="quiet" onClick={() => takeDisputeBack(paymentId)}>
        {t('Undo')}
      </Button>
    </Row>
  );
}
