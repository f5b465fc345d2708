declare module 'heic-decode' {
  interface HeicPicture {
    readonly width: number;
    readonly height: number;
    /** Red, green, blue and alpha bytes of the picture as it stands upright. */
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }

  const decodeHeic: {
    /** Reads the headers of all pictures and decodes none; they are gone after `dispose`. */
    all(options: { buffer: Uint8Array }): Promise<HeicPicture[] & { dispose(): void }>;
  };
  export default decodeHeic;
}
