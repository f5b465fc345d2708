/** A neural network that turns one tensor of floats into another. */
export interface Model {
  /** @param dimensions of the input; their product is its length. */
  run(input: Float32Array, dimensions: readonly number[]): Promise<ModelOutput>;
  close(): Promise<void>;
}

export interface ModelOutput {
  readonly data: Float32Array;
  readonly dimensions: readonly number[];
}
