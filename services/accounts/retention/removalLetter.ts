import { quoted } from '@fairtab/domain/people/quoted';
import { t } from '@fairtab/domain/language/t';
import type { Letter } from '../../messages/mail/letter';
import type { PublicOrigin } from '../../platform/links/PublicOrigin';

/** Tells a diner without an account that a bill will be removed in a week. */
export function removalLetter({
  restaurantName,
  receiptId,
  origin,
}: {
  restaurantName: string;
  receiptId: string;
  origin: PublicOrigin;
}): Letter {
  const place = quoted(restaurantName);
  return {
    subject: t('The bill of {place} will be removed in a week', { place }),
    greeting: t('Hello,'),
    paragraphs: [
      t(
        'you left this address on the bill of {place}. Bills that nobody changes any more are removed, together with your address.',
        {
          place,
        },
      ),
    ],
    action: { label: t('See the bill'), url: `${origin}/live-receipt/${receiptId}` },
    closing: [t('There is nothing to do. If you want to keep the bill, save what you need within a week.')],
  };
}
