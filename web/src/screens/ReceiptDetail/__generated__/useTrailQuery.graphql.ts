/**
 * @generated SignedSource<<3bf13dc3a38deccb7d21ee66f1ab4b7a>>
 * @relayHash abb03d72f6238bceec599dfe05181bb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf2f72f75a4a118f30e6efc513223b74c4424e8af4112870b37284c5ae201493

import type { ConcreteRequest } from 'relay-runtime';
export type useTrailQuery$variables = {
  after?: string | null | undefined;
  id: string;
};
export type useTrailQuery$data = {
  readonly receipt:
    | {
        readonly changes: {
          readonly edges: ReadonlyArray<{
            readonly node: {
              readonly at: string;
              readonly id: string;
              readonly summary: string;
              readonly version: number;
            };
          }>;
          readonly pageInfo: {
            readonly endCursor: string | null | undefined;
            readonly hasNextPage: boolean;
          };
        };
      }
    | null
    | undefined;
};
export type useTrailQuery = {
  response: useTrailQuery$data;
  variables: useTrailQuery$variables;
};

const node: ConcreteRequest = (function () {
  var v0 = {
      defaultValue: null,
      kind: 'LocalArgument',
      name: 'after',
    },
    v1 = {
      defaultValue: null,
      kind: 'LocalArgument',
      name: 'id',
    },
    v2 = [
      {
        kind: 'Variable',
        name: 'id',
        variableName: 'id',
      },
    ],
    v3 = {
      alias: null,
      args: null,
      kind: 'ScalarField',
      name: 'id',
      storageKey: null,
    },
    v4 = {
      alias: null,
      args: [
        {
          kind: 'Variable',
          name: 'after',
          variableName: 'after',
        },
        {
          kind: 'Literal',
          name: 'first',
          value: 20,
        },
      ],
      concreteType: 'ReceiptChangesConnection',
      kind: 'LinkedField',
      name: 'changes',
      plural: false,
      selections: [
        {
          alias: null,
          args: null,
          concreteType: 'ReceiptChangesConnectionEdge',
          kind: 'LinkedField',
          name: 'edges',
          plural: true,
          selections: [
            {
              alias: null,
              args: null,
              concreteType: 'Change',
              kind: 'LinkedField',
              name: 'node',
              plural: false,
              selections: [
                v3 /*:: as any*/,
                {
                  alias: null,
                  args: null,
                  kind: 'ScalarField',
                  name: 'version',
                  storageKey: null,
                },
                {
                  alias: null,
                  args: null,
                  kind: 'ScalarField',
                  name: 'at',
                  storageKey: null,
                },
                {
                  alias: null,
                  args: null,
                  kind: 'ScalarField',
                  name: 'summary',
                  storageKey: null,
                },
              ],
              storageKey: null,
            },
          ],
          storageKey: null,
        },
        {
          alias: null,
          args: null,
          concreteType: 'PageInfo',
          kind: 'LinkedField',
          name: 'pageInfo',
          plural: false,
          selections: [
            {
              alias: null,
              args: null,
              kind: 'ScalarField',
              name: 'hasNextPage',
              storageKey: null,
            },
            {
              alias: null,
              args: null,
              kind: 'ScalarField',
              name: 'endCursor',
              storageKey: null,
            },
          ],
          storageKey: null,
        },
      ],
      storageKey: null,
    };
  return {
    fragment: {
      argumentDefinitions: [v0 /*:: as any*/, v1 /*:: as any*/],
      kind: 'Fragment',
      metadata: null,
      name: 'useTrailQuery',
      selections: [
        {
          alias: null,
          args: v2 /*:: as any*/,
          concreteType: 'Receipt',
          kind: 'LinkedField',
          name: 'receipt',
          plural: false,
          selections: [v4 /*:: as any*/],
          storageKey: null,
        },
      ],
      type: 'Query',
      abstractKey: null,
    },
    kind: 'Request',
    operation: {
      argumentDefinitions: [v1 /*:: as any*/, v0 /*:: as any*/],
      kind: 'Operation',
      name: 'useTrailQuery',
      selections: [
        {
          alias: null,
          args: v2 /*:: as any*/,
          concreteType: 'Receipt',
          kind: 'LinkedField',
          name: 'receipt',
          plural: false,
          selections: [v4 /*:: as any*/, v3 /*:: as any*/],
          storageKey: null,
        },
      ],
    },
    params: {
      id: 'bf2f72f75a4a118f30e6efc513223b74c4424e8af4112870b37284c5ae201493',
      metadata: {},
      name: 'useTrailQuery',
      operationKind: 'query',
      text: null,
    },
  };
})();

(node as any).hash = '7c40bcf2421292bc07fc120db9fbfcb5';

export default node;
