import {
  commitMutation,
  graphql,
  readInlineData,
  type Environment,
  type MutationConfig,
  type MutationParameters,
} from 'relay-runtime';
import { loseSession } from '../session/session';
import type { mutate_refusal$key } from './__generated__/mutate_refusal.graphql';
import { notDone, withoutAnswer, type MutationOutcome } from './mutationOutcome';

/** Every refusal implements Error. */
const REFUSAL = graphql`
  fragment mutate_refusal on Error @inline {
    __typename
    message
    ... on InvalidInput {
      fields {
        path
        message
      }
    }
  }
`;

type Result<Mutation extends MutationParameters> = Mutation['response'][keyof Mutation['response']];
export type PayloadOf<Mutation extends MutationParameters> =
  Result<Mutation> extends { readonly payload?: infer Payload } ? NonNullable<Payload> : never;

export type MutationRequest<Mutation extends MutationParameters> = Pick<
  MutationConfig<Mutation>,
  'mutation' | 'variables' | 'optimisticResponse'
>;

/**
 * Sends a mutation and waits for its outcome. Its document has one field, with the payload aliased as `payload` and
 * mutate_refusal as `refusal`. The answer NotSignedIn means that the session has ended elsewhere, so it is dropped here.
 * @throws every error that is neither Unreachable nor ServerFault: it is a mistake in our code, not a lost connection.
 */
export async function mutate<Mutation extends MutationParameters>(
  environment: Environment,
  request: MutationRequest<Mutation>,
): Promise<MutationOutcome<PayloadOf<Mutation>>> {
  try {
    const { payload, refusal } = await commit(environment, request);
    if (payload) return { kind: 'done', payload };
    if (!refusal) return notDone({ kind: 'failed', message: 'Please try again.' });
    const { __typename: reason, message, fields = [] } = readInlineData<mutate_refusal$key>(REFUSAL, refusal);
    if (reason === 'NotSignedIn') loseSession();
    return notDone({
      kind: 'refused',
      reason,
      message,
      fields: Object.fromEntries(fields.map((field) => [field.path, field.message])),
    });
  } catch (error) {
    return withoutAnswer(error);
  }
}

interface MutationResult<Payload> {
  readonly payload: Payload | null | undefined;
  readonly refusal?: mutate_refusal$key | null | undefined;
}

function commit<Mutation extends MutationParameters>(
  environment: Environment,
  request: MutationRequest<Mutation>,
): Promise<MutationResult<PayloadOf<Mutation>>> {
  return new Promise((resolve, reject) => {
    commitMutation<Mutation>(environment, {
      ...request,
      onCompleted: (response) => {
        const [result] = Object.values(response) as MutationResult<PayloadOf<Mutation>>[];
        resolve(result ?? { payload: null });
      },
      onError: reject,
    });
  });
}
