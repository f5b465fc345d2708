import type { Size } from './photoView';

/** A photo as it is kept: upright, for those who may see it. */
export interface Photo extends Size {
  readonly url: string;
}
