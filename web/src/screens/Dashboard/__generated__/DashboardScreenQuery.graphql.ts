/**
 * @generated SignedSource<<e943c189dabaa94dc73e9ed444793fdf>>
 * @relayHash 663da742ccf611469205ff66ad9bacfb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65399bd53706ff40ef7267aa620657551fd9e382daa3ad311c40d7cb09d26740

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from 'relay-runtime';
export type DashboardScreenQuery$variables = Record<PropertyKey, never>;
export type DashboardScreenQuery$data = {
  readonly viewer:
    | {
        readonly ' $fragmentSpreads': FragmentRefs<'DashboardView_user'>;
      }
    | null
    | undefined;
};
export type DashboardScreenQuery = {
  response: DashboardScreenQuery$data;
  variables: DashboardScreenQuery$variables;
};

const node: ConcreteRequest = (function () {
  var v0 = {
      alias: null,
      args: null,
      kind: 'ScalarField',
      name: 'linkId',
      storageKey: null,
    },
    v1 = {
      alias: null,
      args: null,
      kind: 'ScalarField',
      name: 'id',
      storageKey: null,
    },
    v2 = {
      alias: null,
      args: null,
      kind: 'ScalarField',
      name: 'restaurantName',
      storageKey: null,
    },
    v3 = [
      {
        alias: null,
        args: null,
        kind: 'ScalarField',
        name: 'key',
        storageKey: null,
      },
      {
        alias: null,
        args: null,
        concreteType: 'Receipt',
        kind: 'LinkedField',
        name: 'receipt',
        plural: false,
        selections: [v0 /*:: as any*/, v1 /*:: as any*/, v2 /*:: as any*/],
        storageKey: null,
      },
      {
        alias: null,
        args: null,
        kind: 'ScalarField',
        name: 'name',
        storageKey: null,
      },
      {
        alias: null,
        args: null,
        kind: 'ScalarField',
        name: 'amount',
        storageKey: null,
      },
      {
        alias: null,
        args: null,
        kind: 'ScalarField',
        name: 'since',
        storageKey: null,
      },
    ],
    v4 = {
      alias: null,
      args: null,
      kind: 'ScalarField',
      name: 'total',
      storageKey: null,
    },
    v5 = {
      alias: null,
      args: null,
      kind: 'ScalarField',
      name: 'diner',
      storageKey: null,
    };
  return {
    fragment: {
      argumentDefinitions: [],
      kind: 'Fragment',
      metadata: null,
      name: 'DashboardScreenQuery',
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
              args: null,
              kind: 'FragmentSpread',
              name: 'DashboardView_user',
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
      argumentDefinitions: [],
      kind: 'Operation',
      name: 'DashboardScreenQuery',
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
              args: null,
              kind: 'ScalarField',
              name: 'username',
              storageKey: null,
            },
            {
              alias: null,
              args: null,
              kind: 'ScalarField',
              name: 'owedToMeTotal',
              storageKey: null,
            },
            {
              alias: null,
              args: null,
              concreteType: 'Debt',
              kind: 'LinkedField',
              name: 'owedToMe',
              plural: true,
              selections: v3 /*:: as any*/,
              storageKey: null,
            },
            {
              alias: null,
              args: null,
              kind: 'ScalarField',
              name: 'iOweTotal',
              storageKey: null,
            },
            {
              alias: null,
              args: null,
              concreteType: 'Debt',
              kind: 'LinkedField',
              name: 'iOwe',
              plural: true,
              selections: v3 /*:: as any*/,
              storageKey: null,
            },
            {
              alias: null,
              args: null,
              concreteType: 'ReceiptStats',
              kind: 'LinkedField',
              name: 'stats',
              plural: false,
              selections: [
                {
                  alias: null,
                  args: null,
                  kind: 'ScalarField',
                  name: 'count',
                  storageKey: null,
                },
                v4 /*:: as any*/,
                {
                  alias: null,
                  args: null,
                  kind: 'ScalarField',
                  name: 'thisMonth',
                  storageKey: null,
                },
              ],
              storageKey: null,
            },
            {
              alias: null,
              args: [
                {
                  kind: 'Literal',
                  name: 'first',
                  value: 10,
                },
              ],
              concreteType: 'UserReceiptsConnection',
              kind: 'LinkedField',
              name: 'receipts',
              plural: false,
              selections: [
                {
                  alias: null,
                  args: null,
                  kind: 'ScalarField',
                  name: 'totalCount',
                  storageKey: null,
                },
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
                        v1 /*:: as any*/,
                        v0 /*:: as any*/,
                        v2 /*:: as any*/,
                        {
                          alias: null,
                          args: null,
                          kind: 'ScalarField',
                          name: 'date',
                          storageKey: null,
                        },
                        v4 /*:: as any*/,
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
                            v5 /*:: as any*/,
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
                            v5 /*:: as any*/,
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
              storageKey: 'receipts(first:10)',
            },
            v1 /*:: as any*/,
          ],
          storageKey: null,
        },
      ],
    },
    params: {
      id: '65399bd53706ff40ef7267aa620657551fd9e382daa3ad311c40d7cb09d26740',
      metadata: {},
      name: 'DashboardScreenQuery',
      operationKind: 'query',
      text: null,
    },
  };
})();

(node as any).hash = '45280f7aa9d8bc754403afb9760437d3';

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
