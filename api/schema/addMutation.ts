import type { InputFieldMap, InputShapeFromFields, MaybePromise, ObjectFieldsShape } from '@pothos/core';
import type { GraphQLResolveInfo } from 'graphql';
import type { ApiContext } from '../context';
import { builder } from './builder';
import type { InputBuilder } from './inputFields';

type Types = typeof builder.$inferSchemaTypes;

interface Mutation<Fields extends InputFieldMap, Done> {
  readonly description: string;
  /** Describes the input. A mutation that takes nothing has neither of the two. */
  readonly input?: string;
  readonly inputFields?: (t: InputBuilder) => Fields;
  /** The errors that it may answer with instead of the payload. */
  readonly refusals: readonly (new (...args: never[]) => Error)[];
  /** Describes the union of the payload and the refusals. */
  readonly result: string;
  readonly resolve: (
    input: InputShapeFromFields<Fields>,
    ctx: ApiContext,
    info: GraphQLResolveInfo,
  ) => MaybePromise<Done>;
  /** Describes the payload. */
  readonly payload: string;
  readonly outputFields: ObjectFieldsShape<Types, Done>;
}

/**
 * Adds a mutation to the schema. `passOn` takes `PassOnInput` and answers `PassOnResult`, the union of `PassOnPayload` and the
 * refusals.
 */
export function addMutation<Fields extends InputFieldMap, Done>(name: string, mutation: Mutation<Fields, Done>): void {
  const { description, input, inputFields, refusals, result, resolve, payload, outputFields } = mutation;
  builder.relayMutationField(
    name,
    inputFields ? { description: input, inputFields } : null,
    {
      description,
      errors: {
        types: [...refusals],
        union: { name: `${name.charAt(0).toUpperCase()}${name.slice(1)}Result`, description: result },
      },
      // Pothos works these types out from options that are written out, which those of a function are not.
      resolve: ((
        _root: unknown,
        args: { input: InputShapeFromFields<Fields> },
        ctx: ApiContext,
        info: GraphQLResolveInfo,
      ) => resolve(args.input, ctx, info)) as never,
    },
    { description: payload, outputFields },
  );
}
