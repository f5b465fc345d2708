declare module 'heic-decode' {
  interface HeicPicture {
    readonly width: number;
    readonly height: number;
    /** Red, green, blue and alpha bytes of the upright picture. */
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }

  const decodeHeic: {
    /** Reads the headers of all pictures without decoding them. They are invalid after `dispose`. */
    all(options: { buffer: Uint8Array }): Promise<HeicPicture[] & { dispose(): void }>;
  };
  export default decodeHeic;
}
