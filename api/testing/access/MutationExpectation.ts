import type { WriteFixture, Writer } from '../fixtures/WriteFixture';

/**
 * What a mutation must answer.
 * `verdicts` has one word for each of VIEWER_KINDS:
 *   yes        its payload
 *   own        its payload, about the writer's own account; the host's account stays as it was
 *   otherwise  the type of the refusal, and no row changes
 */
export interface MutationExpectation {
  readonly verdicts: string;
  /** The fields of the payload. A `?` marks those that may be null. */
  readonly payload: string;
  /** Set when the mutation is about a receipt: then it is also tried on receipts that fewer viewers may see. */
  readonly isAboutReceipt?: boolean;
  /** The input to send, which names things of the host's wherever it names things. Null when there is no input. */
  readonly input: ((fixture: WriteFixture, writer: Writer) => object | Promise<object>) | null;
}

//                          nobody guest otherAccount diner host expired
export const EVERYBODY = '  yes yes yes yes yes yes';
export const ACCOUNTS = '   NotSignedIn NotSignedIn own own yes NotSignedIn';
export const OWNER = '      NotSignedIn NotSignedIn NotFound NotFound yes NotSignedIn';
export const HOST = '       NotFound NotFound NotFound NotFound yes NotFound';
export const CLAIM_OWNER = 'NotAllowed NotAllowed NotAllowed yes yes NotAllowed';
