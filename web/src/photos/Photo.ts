import type { Size } from './photoView';

/** A photo on the server, turned upright. */
export interface Photo extends Size {
  readonly url: string;
}
