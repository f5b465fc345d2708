import { ButtonLink } from '../ui/Links';
import { EmptyState } from '../ui/EmptyState';
import { ReceiptIcon } from '../ui/icons';
import { Page } from '../ui/Page';

/** A link to nothing: mistyped, or the receipt is gone. */
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
