import { t } from '@fairtab/domain/language/t';
import { useTable } from '../../table/TableContext';
import { Button } from '../../ui/Button';
import { EditIcon, ShareIcon } from '../../ui/icons';
import { Row } from '../../ui/layout/Stack';

/** The buttons that concern the whole bill. */
export function TableTools() {
  const { isHost, actions } = useTable();
  return (
    <Row $gap="xs">
      {isHost && (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => actions.open({ kind: 'edit' })}>
          <EditIcon /> {t('Edit')}
        </Button>
      )}
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => actions.open({ kind: 'share' })}>
        <ShareIcon /> {t('verb|Share')}
      </Button>
    </Row>
  );
}
