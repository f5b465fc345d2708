/**
 * @generated SignedSource<<6ed88aa18430832986a5023e131e9db5>>
 * @relayHash b9c6e4b370cf8e6f64257e7d6771758a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f6a832f09c794f16b5d49a3eb8154fb59749f8bf531f33cdc3d82d5d9d15591

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from 'relay-runtime';
export type ReceiptRole = 'DINER' | 'HOST' | '%future added value';
export type receiptPagesQuery$variables = {
  after?: string | null | undefined;
  first: number;
  role?: ReceiptRole | null | undefined;
  search?: string | null | undefined;
};
export type receiptPagesQuery$data = {
  readonly viewer:
    | {
        readonly receipts: {
          readonly edges: ReadonlyArray<{
            readonly node: {
              readonly ' $fragmentSpreads': FragmentRefs<'dashboardReceipt_receipt'>;
            };
          }>;
          readonly pageInfo: {
            readonly endCursor: string | null | undefined;
            readonly hasNextPage: boolean;
          };
          readonly totalCount: number;
        };
      }
    | null
    | undefined;
};
export type receiptPagesQuery = {
  response: receiptPagesQuery$data;
  variables: receiptPagesQuery$variables;
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
      name: 'first',
    },
    v2 = {
      defaultValue: null,
      kind: 'LocalArgument',
      name: 'role',
    },
    v3 = {
      defaultValue: null,
      kind: 'LocalArgument',
      name: 'search',
    },
    v4 = [
      {
        kind: 'Variable',
        name: 'after',
        variableName: 'after',
      },
      {
        kind: 'Variable',
        name: 'first',
        variableName: 'first',
      },
      {
        kind: 'Variable',
        name: 'role',
        variableName: 'role',
      },
      {
        kind: 'Variable',
        name: 'search',
        variableName: 'search',
      },
    ],
    v5 = {
      alias: null,
      args: null,
      kind: 'ScalarField',
      name: 'totalCount',
      storageKey: null,
    },
    v6 = {
      alias: null,
      args: null,
      kind: 'ScalarField',
      name: 'id',
      storageKey: null,
    },
    v7 = {
      alias: null,
      args: null,
      kind: 'ScalarField',
      name: 'diner',
      storageKey: null,
    },
    v8 = [
      v6 /*:: as any*/,
      {
        alias: null,
        args: null,
        kind: 'ScalarField',
        name: 'linkId',
        storageKey: null,
      },
      {
        alias: null,
        args: null,
        kind: 'ScalarField',
        name: 'restaurantName',
        storageKey: null,
      },
      {
        alias: null,
        args: null,
        kind: 'ScalarField',
        name: 'date',
        storageKey: null,
      },
      {
        alias: null,
        args: null,
        kind: 'ScalarField',
        name: 'total',
        storageKey: null,
      },
      {
        alias: null,
        args: null,
        kind: 'ScalarField',
        name: 'remaining',
        storageKey: null,
      },
      {
        alias: null,
        args: null,
        kind: 'ScalarField',
        name: 'uploadMethod',
        storageKey: null,
      },
      {
        alias: null,
        args: null,
        concreteType: 'Seat',
        kind: 'LinkedField',
        name: 'viewerSeat',
        plural: false,
        selections: [
          {
            alias: null,
            args: null,
            kind: 'ScalarField',
            name: 'isHost',
            storageKey: null,
          },
          v7 /*:: as any*/,
        ],
        storageKey: null,
      },
      {
        alias: null,
        args: null,
        concreteType: 'Person',
        kind: 'LinkedField',
        name: 'people',
        plural: true,
        selections: [
          v7 /*:: as any*/,
          {
            alias: null,
            args: null,
            kind: 'ScalarField',
            name: 'owes',
            storageKey: null,
          },
        ],
        storageKey: null,
      },
    ],
    v9 = {
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
    };
  return {
    fragment: {
      argumentDefinitions: [v0 /*:: as any*/, v1 /*:: as any*/, v2 /*:: as any*/, v3 /*:: as any*/],
      kind: 'Fragment',
      metadata: null,
      name: 'receiptPagesQuery',
      selections: [
        {
          alias: null,
          args: null,
          concreteType: 'User',
          kind: 'LinkedField',
          name: 'viewer',
          plural: false,
          selections: [
            {
              alias: null,
              args: v4 /*:: as any*/,
              concreteType: 'UserReceiptsConnection',
              kind: 'LinkedField',
              name: 'receipts',
              plural: false,
              selections: [
                v5 /*:: as any*/,
                {
                  alias: null,
                  args: null,
                  concreteType: 'UserReceiptsConnectionEdge',
                  kind: 'LinkedField',
                  name: 'edges',
                  plural: true,
                  selections: [
                    {
                      alias: null,
                      args: null,
                      concreteType: 'Receipt',
                      kind: 'LinkedField',
                      name: 'node',
                      plural: false,
                      selections: [
                        {
                          kind: 'InlineDataFragmentSpread',
                          name: 'dashboardReceipt_receipt',
                          selections: v8 /*:: as any*/,
                          args: null,
                          argumentDefinitions: [],
                        },
                      ],
                      storageKey: null,
                    },
                  ],
                  storageKey: null,
                },
                v9 /*:: as any*/,
              ],
              storageKey: null,
            },
          ],
          storageKey: null,
        },
      ],
      type: 'Query',
      abstractKey: null,
    },
    kind: 'Request',
    operation: {
      argumentDefinitions: [v1 /*:: as any*/, v3 /*:: as any*/, v2 /*:: as any*/, v0 /*:: as any*/],
      kind: 'Operation',
      name: 'receiptPagesQuery',
      selections: [
        {
          alias: null,
          args: null,
          concreteType: 'User',
          kind: 'LinkedField',
          name: 'viewer',
          plural: false,
          selections: [
            {
              alias: null,
              args: v4 /*:: as any*/,
              concreteType: 'UserReceiptsConnection',
              kind: 'LinkedField',
              name: 'receipts',
              plural: false,
              selections: [
                v5 /*:: as any*/,
                {
                  alias: null,
                  args: null,
                  concreteType: 'UserReceiptsConnectionEdge',
                  kind: 'LinkedField',
                  name: 'edges',
                  plural: true,
                  selections: [
                    {
                      alias: null,
                      args: null,
                      concreteType: 'Receipt',
                      kind: 'LinkedField',
                      name: 'node',
                      plural: false,
                      selections: v8 /*:: as any*/,
                      storageKey: null,
                    },
                  ],
                  storageKey: null,
                },
                v9 /*:: as any*/,
              ],
              storageKey: null,
            },
            v6 /*:: as any*/,
          ],
          storageKey: null,
        },
      ],
    },
    params: {
      id: '8f6a832f09c794f16b5d49a3eb8154fb59749f8bf531f33cdc3d82d5d9d15591',
      metadata: {},
      name: 'receiptPagesQuery',
      operationKind: 'query',
      text: null,
    },
  };
})();

(node as any).hash = '3b0e17ce7072c95fe0139fc5a293d7a5';

export default node;
