import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { RadioCards } from '../../ui/fields/RadioCards';
import type { WhoMaySeeIt_receipt$key } from './__generated__/WhoMaySeeIt_receipt.graphql';
import { useShareReceipt, type Visibility } from './useShareReceipt';

const CHOICES = [
  { value: 'LINK', label: t('Anyone with the link'), note: t('Whoever gets the link can see the bill and claim.') },
  {
    value: 'PARTICIPANTS',
    label: t('Participants'),
    note: t('You and everyone who has claimed something. Nobody new can open the link.'),
  },
  { value: 'PRIVATE', label: t('Only me'), note: t('Nobody else can open it, not even those who have claimed.') },
] as const satisfies readonly { value: Visibility; label: string; note: string }[];

/** The host's choice of who may open the receipt. A tap saves it. */
export function WhoMaySeeIt({ receipt: key }: { receipt: WhoMaySeeIt_receipt$key }) {
  const { id, visibility } = useFragment(
    graphql`
      fragment WhoMaySeeIt_receipt on Receipt {
        id
        visibility
      }
    `,
    key,
  );
  const shareReceipt = useShareReceipt();
  return (
    <RadioCards
      label={t('Who can see it')}
      value={CHOICES.find(({ value }) => value === visibility)?.value ?? null}
      onChange={(chosen) => shareReceipt({ receiptId: id, visibility: chosen })}
      options={CHOICES}
    />
  );
}
