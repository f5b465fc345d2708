/** A neural network that takes one tensor of floats and gives one. */
export interface Model {
  /** @param dimensions of the input, whose product is its length. */
  run(input: Float32Array, dimensions: readonly number[]): Promise<ModelOutput>;
  close(): Promise<void>;
}

export interface ModelOutput {
  readonly data: Float32Array;
  readonly dimensions: readonly number[];
}
