/** The path of a kept photo on the site. */
export function photoUrl(photoId: string): string {
  return `/api/photos/${photoId}`;
}
