/** A photo that cannot be decoded, is too large, is animated, or brought the process down that read it. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';
}
