/** Where a kept photo is, below the site's root. */
export function photoUrl(photoId: string): string {
  return `/api/photos/${photoId}`;
}
