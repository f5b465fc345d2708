/** A photo that cannot be decoded, is too large, is animated, or crashed the process that read it. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';
}
