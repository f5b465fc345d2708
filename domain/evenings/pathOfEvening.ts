/** The address of an evening's page, without the origin. */
export function pathOfEvening(id: string): string {
  return `/evenings/${id}`;
}
