/**
 * @generated SignedSource<<720e4029664ab56dc2a504c7b718c421>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from 'relay-runtime';
export type useReceiptList_user$data = {
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
  readonly ' $fragmentType': 'useReceiptList_user';
};
export type useReceiptList_user$key = {
  readonly ' $data'?: useReceiptList_user$data;
  readonly ' $fragmentSpreads': FragmentRefs<'useReceiptList_user'>;
};

const node: ReaderFragment = (function () {
  var v0 = {
    alias: null,
    args: null,
    kind: 'ScalarField',
    name: 'diner',
    storageKey: null,
  };
  return {
    argumentDefinitions: [],
    kind: 'Fragment',
    metadata: null,
    name: 'useReceiptList_user',
    selections: [
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
                  {
                    kind: 'InlineDataFragmentSpread',
                    name: 'dashboardReceipt_receipt',
                    selections: [
                      {
                        alias: null,
                        args: null,
                        kind: 'ScalarField',
                        name: 'id',
                        storageKey: null,
                      },
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
                          v0 /*:: as any*/,
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
                          v0 /*:: as any*/,
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
                    args: null,
                    argumentDefinitions: [],
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
    ],
    type: 'User',
    abstractKey: null,
  };
})();

(node as any).hash = '2ba1a6340600cd9075706d1bc288f86d';

export default node;
