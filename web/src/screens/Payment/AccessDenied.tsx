import { t } from '@fairtab/domain/language/t';
import { useLocation } from 'react-router-dom';
import { logInPath } from '../../network/session/logInPath';
import { EmptyState } from '../../ui/EmptyState';
import { ButtonLink } from '../../ui/Links';
import { Page } from '../../ui/layout/Page';
import { Row } from '../../ui/layout/Stack';

interface AccessDeniedProps {
  /** The receipt, when the link leads to one; it can be paid without an account in its live view. */
  linkId: string | null;
  isSignedIn: boolean;
}

/** No account, or no receipt that this account may see. */
export function AccessDenied({ linkId, isSignedIn }: AccessDeniedProps) {
  const here = useLocation();
  const words = isSignedIn
    ? t('This receipt is not there, or it is not shared with you. Perhaps you joined it with another account.')
    : linkId === null
      ? t('Sign in to pay your share here.')
      : t('Sign in for your saved ways to pay, or pay at the table without an account.');
  return (
    <Page title={t('Access denied')}>
      <EmptyState
        page
        title={isSignedIn ? t('Access denied') : t('How would you like to pay?')}
        subtitle={isSignedIn ? null : t('Access denied')}
        action={
          <Row $justify="center">
            <ButtonLink to={logInPath(here)}>{t('Sign In')}</ButtonLink>
            {linkId !== null && (
              <ButtonLink to={`/live-receipt/${linkId}`} variant="secondary">
                {t('Pay without an account')}
              </ButtonLink>
            )}
          </Row>
        }
      >
        {words}
      </EmptyState>
    </Page>
  );
}
