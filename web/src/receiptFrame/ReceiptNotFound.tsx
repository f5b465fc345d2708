import { ButtonLink } from '../ui/Links';
import { EmptyState } from '../ui/EmptyState';
import { ReceiptIcon } from '../ui/icons';
import { Page } from '../ui/layout/Page';

/** Shown when there is no receipt for the link: it was mistyped, or the receipt was deleted. */
export function ReceiptNotFound() {
  return (
    <Page title="Receipt Not Found">
      <EmptyState
        page
        icon={<ReceiptIcon />}
        title="Receipt Not Found"
        action={<ButtonLink to="/">Go Home</ButtonLink>}
      >
        This receipt link may be invalid or expired.
      </EmptyState>
    </Page>
  );
}
