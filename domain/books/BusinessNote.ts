/** What a host writes down about a receipt for the own books. Nobody else at the table sees it. */
export interface BusinessNote {
  /** The occasion, such as "Team lunch"; empty when there is none. */
  readonly label: string;
  readonly project: string;
  /** Who was there, as the host writes it. */
  readonly attendees: string;
}

export const NO_NOTE: BusinessNote = { label: '', project: '', attendees: '' };

export function isEmptyNote({ label, project, attendees }: BusinessNote): boolean {
  return label === '' && project === '' && attendees === '';
}
