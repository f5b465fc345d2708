/** The answer when the database, or another server that Fairtab needs, cannot answer now. The same request may be sent again. */
export const UNAVAILABLE = {
  status: 503,
  code: 'unavailable',
  message: 'Fairtab is busy just now. Please try again.',
  retryAfterSeconds: 2,
} as const;
