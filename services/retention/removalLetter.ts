import type { Letter } from '../mail/letter';
import type { PublicOrigin } from '../links/PublicOrigin';

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
  return {
    subject: `The bill of ${restaurantName} will be removed in a week`,
    greeting: 'Hello,',
    paragraphs: [
      `you left this address on the bill of ${restaurantName}. Bills that nobody changes any more are removed, together with your address.`,
    ],
    action: { label: 'See the bill', url: `${origin}/live-receipt/${receiptId}` },
    closing: ['There is nothing to do. If you want to keep the bill, save what you need within a week.'],
  };
}
