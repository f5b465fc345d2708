/** What sharing needs to know of a receipt. */
export interface SharedTable {
  readonly linkId: string;
  readonly restaurantName: string;
  readonly description: string;
}

/** The live link: the site's origin and the path of the live view (spec §2). */
export function liveLink({ linkId }: Pick<SharedTable, 'linkId'>, origin: string = location.origin): string {
  return `${origin}/live-receipt/${linkId}`;
}

/** The documented message (spec §7); without the brackets when there is nothing to put in them. */
export function shareMessage({ restaurantName, description }: SharedTable): string {
  const about = description ? ` (${description})` : '';
  return `Check out our bill from ${restaurantName}${about}! Click to claim your items and pay your share:`;
}

export function shareSubject({ restaurantName }: SharedTable): string {
  return `Split Our Bill - ${restaurantName}`;
}

/** Addresses that open a messenger with the message and the link filled in. */
export function shareLinks(table: SharedTable, origin?: string): { sms: string; whatsapp: string; email: string } {
  const text = encodeURIComponent(`${shareMessage(table)} ${liveLink(table, origin)}`);
  return {
    // "?&" is what both iOS and Android read a body from.
    sms: `sms:?&body=${text}`,
    whatsapp: `https://wa.me/?text=${text}`,
    email: `mailto:?subject=${encodeURIComponent(shareSubject(table))}&body=${text}`,
  };
}
