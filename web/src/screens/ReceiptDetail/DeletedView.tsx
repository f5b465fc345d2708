import { t } from '@fairtab/domain/language/t';
import { useSession } from '../../network/session/useSession';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { TrashIcon } from '../../ui/icons';
import { ButtonLink } from '../../ui/Links';
import { Page } from '../../ui/layout/Page';
import { Row } from '../../ui/layout/Stack';

interface DeletedViewProps {
  name: string;
  isRestoring: boolean;
  onRestore: () => void;
}

/** Shown in place of a receipt that was just deleted, with a button to restore it. */
export function DeletedView({ name, isRestoring, onRestore }: DeletedViewProps) {
  const isSignedIn = useSession().id !== null;
  return (
    <Page title={t('Receipt deleted')}>
      <EmptyState
        page
        icon={<TrashIcon />}
        title={t('Receipt deleted')}
        action={
          <Row $justify="center">
            <Button loading={isRestoring} onClick={onRestore}>
              {t('Undo')}
            </Button>
            <ButtonLink to={isSignedIn ? '/dashboard' : '/'} variant="secondary">
              {isSignedIn ? t('Dashboard') : t('Go Home')}
            </ButtonLink>
          </Row>
        }
      >
        {t('{name} is gone for everyone at the table.', { name })}
      </EmptyState>
    </Page>
  );
}
