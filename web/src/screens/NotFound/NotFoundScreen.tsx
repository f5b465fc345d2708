import { EmptyState } from '../../ui/EmptyState';
import { ReceiptIcon } from '../../ui/icons';
import { ButtonLink } from '../../ui/Links';
import { Page } from '../../ui/layout/Page';

/** Shown on every path that has no screen. */
export function NotFoundScreen() {
  return (
    <Page title="Page Not Found">
      <EmptyState page icon={<ReceiptIcon />} title="Page Not Found" action={<ButtonLink to="/">Go Home</ButtonLink>}>
        There is no such page. If somebody sent you a link to a receipt, it may have been cut off: ask for it again.
      </EmptyState>
    </Page>
  );
}
