import { t } from '@fairtab/domain/language/t';
import { EmptyState } from '../../ui/EmptyState';
import { ReceiptIcon } from '../../ui/icons';
import { ButtonLink } from '../../ui/Links';
import { Page } from '../../ui/layout/Page';

/** Says that there is no such page, in the same words for every address. */
export function PageNotFound() {
  return (
    <Page title={t('Page Not Found')}>
      <EmptyState
        page
        icon={<ReceiptIcon />}
        title={t('Page Not Found')}
        action={<ButtonLink to="/">{t('Go Home')}</ButtonLink>}
      >
        {t(
          'There is no such page. If somebody sent you a link to a receipt, it may have been cut off: ask for it again.',
        )}
      </EmptyState>
    </Page>
  );
}
