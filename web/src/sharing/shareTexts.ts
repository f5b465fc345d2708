import { t } from '@fairtab/domain/language/t';

/** What is shared of a receipt. */
export interface SharedTable {
  readonly linkId: string;
  readonly restaurantName: string;
  readonly description: string;
}

/** The live link: the site's origin and the path of the live view (docs/product/screens.md). */
export function liveLink({ linkId }: Pick<SharedTable, 'linkId'>, origin: string = location.origin): string {
  return `${origin}/live-receipt/${linkId}`;
}

/** The documented message (docs/product/screens.md); without the brackets when they would be empty. */
export function shareMessage({ restaurantName, description }: SharedTable): string {
  return description
    ? t('Check out our bill from {restaurantName} ({description})! Click to claim your items and pay your share:', {
        restaurantName,
        description,
      })
    : t('Check out our bill from {restaurantName}! Click to claim your items and pay your share:', { restaurantName });
}

export function shareSubject({ restaurantName }: SharedTable): string {
  return t('Split Our Bill - {restaurantName}', { restaurantName });
}

/** Addresses that open a messenger with the message and the link filled in. */
export function shareLinks(table: SharedTable, origin?: string): { sms: string; whatsapp: string; email: string } {
  const text = encodeURIComponent(`${shareMessage(table)} ${liveLink(table, origin)}`);
  return {
    // Both iOS and Android read the body after "?&".
    sms: `sms:?&body=${text}`,
    whatsapp: `https://wa.me/?text=${text}`,
    email: `mailto:?subject=${encodeURIComponent(shareSubject(table))}&body=${text}`,
  };
}
