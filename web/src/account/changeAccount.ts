import type { Environment, GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { commit, messageOf } from '../relay/commit';
import { loseSession } from '../session/session';

type Result<Mutation extends MutationParameters> = Mutation['response'][keyof Mutation['response']];
type Payload<Mutation extends MutationParameters> = Extract<
  Result<Mutation>,
  { readonly __typename: `${string}Payload` }
>;

/** A refusal in kind words, and those of them that belong beside a field. */
export interface Refusal {
  readonly kind: 'refused';
  /** The name of the refusal's type; Unreachable and Failed when there was no answer. */
  readonly reason: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

export type Outcome<Done> = { readonly kind: 'done'; readonly payload: Done } | Refusal;

/**
 * Changes something of the account that is signed in. Never throws: every outcome is something a person is told. A session
 * that ended elsewhere is noticed here, once for all such changes.
 */
export async function changeAccount<Mutation extends MutationParameters>(
  environment: Environment,
  { mutation, variables }: { mutation: GraphQLTaggedNode; variables: Mutation['variables'] },
): Promise<Outcome<Payload<Mutation>>> {
  const answer = await commit<Mutation>(environment, { mutation, variables });
  if (answer.kind === 'unreachable')
    return refusal({ reason: 'Unreachable', message: 'No connection. Please try again when you have a signal.' });
  if (answer.kind === 'failed') return refusal({ reason: 'Failed', message: answer.message });
  // Every mutation document has one field, whose type is a union with one payload in it.
  const [result] = Object.values(answer.response) as (Result<Mutation> & { readonly __typename: string })[];
  if (!result) return refusal({ reason: 'Failed', message: 'Please try again.' });
  if (result.__typename.endsWith('Payload')) return { kind: 'done', payload: result as Payload<Mutation> };
  if (result.__typename === 'NotSignedIn') loseSession();
  return refusal({ reason: result.__typename, message: messageOf(result), fields: fieldsOf(result) });
}

function refusal({
  fields = {},
  ...rest
}: Omit<Refusal, 'kind' | 'fields'> & Partial<Pick<Refusal, 'fields'>>): Refusal {
  return { kind: 'refused', fields, ...rest };
}

function fieldsOf(result: object): Record<string, string> {
  if (!('fields' in result) || !Array.isArray(result.fields)) return {};
  const problems = result.fields as { readonly path: string; readonly message: string }[];
  return Object.fromEntries(problems.map(({ path, message }) => [path, message]));
}
