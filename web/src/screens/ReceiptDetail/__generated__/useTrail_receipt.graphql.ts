/**
 * @generated SignedSource<<2e04ee1100aaef067dd016f147fe5e76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from 'relay-runtime';
export type useTrail_receipt$data = {
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
  readonly linkId: string;
  readonly version: number;
  readonly ' $fragmentType': 'useTrail_receipt';
};
export type useTrail_receipt$key = {
  readonly ' $data'?: useTrail_receipt$data;
  readonly ' $fragmentSpreads': FragmentRefs<'useTrail_receipt'>;
};

const node: ReaderFragment = (function () {
  var v0 = {
    alias: null,
    args: null,
    kind: 'ScalarField',
    name: 'version',
    storageKey: null,
  };
  return {
    argumentDefinitions: [],
    kind: 'Fragment',
    metadata: null,
    name: 'useTrail_receipt',
    selections: [
      {
        alias: null,
        args: null,
        kind: 'ScalarField',
        name: 'linkId',
        storageKey: null,
      },
      v0 /*:: as any*/,
      {
        alias: null,
        args: [
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
                  {
                    alias: null,
                    args: null,
                    kind: 'ScalarField',
                    name: 'id',
                    storageKey: null,
                  },
                  v0 /*:: as any*/,
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
        storageKey: 'changes(first:20)',
      },
    ],
    type: 'Receipt',
    abstractKey: null,
  };
})();

(node as any).hash = 'd89eebdb185134093dcc0b7d9846a7fe';

export default node;
