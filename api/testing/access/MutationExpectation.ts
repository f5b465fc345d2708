import type { Scene, Writer } from '../fixtures/WriteFixture';

/**
 * What a mutation answers, one word for each of COLUMNS:
 *   yes  its payload
 *   own  its payload, about the writer's own account; the host's stays as it was
 *   else the refusal, and nothing is changed
 */
export interface MutationRow {
  readonly verdicts: string;
  /** The fields of the payload; with a `?` those that may be null. */
  readonly payload: string;
  /** Whether it is about a bill, so that a row for each scope follows from this one. */
  readonly isAboutBill?: boolean;
  /** What is sent, about the host's things where it is about things. Null where it takes nothing. */
  readonly input: ((scene: Scene, writer: Writer) => object | Promise<object>) | null;
}

//                          nobody guest otherUser participant host expired
export const ANYBODY = '    yes yes yes yes yes yes';
export const MEMBERS = '    NotSignedIn NotSignedIn own own yes NotSignedIn';
export const OWNERS = '     NotSignedIn NotSignedIn NotFound NotFound yes NotSignedIn';
export const HOSTS = '      NotFound NotFound NotFound NotFound yes NotFound';
export const ITS_PERSONS = 'NotAllowed NotAllowed NotAllowed yes yes NotAllowed';
