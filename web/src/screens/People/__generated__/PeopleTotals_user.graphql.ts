/**
 * @generated SignedSource<<25faecf76161646ce56757ebf87b2f8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeopleTotals_user$data = {
  readonly iOweTotals: ReadonlyArray<{
    readonly amount: string;
    readonly currency: string;
  }>;
  readonly owedToMeTotals: ReadonlyArray<{
    readonly amount: string;
    readonly currency: string;
  }>;
  readonly transferTotals: {
    readonly iOwe: ReadonlyArray<{
      readonly amount: string;
      readonly currency: string;
    }>;
    readonly owedToMe: ReadonlyArray<{
      readonly amount: string;
      readonly currency: string;
    }>;
  };
  readonly " $fragmentType": "PeopleTotals_user";
};
export type PeopleTotals_user$key = {
  readonly " $data"?: PeopleTotals_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleTotals_user">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeopleTotals_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MoneySum",
      "kind": "LinkedField",
      "name": "owedToMeTotals",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MoneySum",
      "kind": "LinkedField",
      "name": "iOweTotals",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TransferTotals",
      "kind": "LinkedField",
      "name": "transferTotals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MoneySum",
          "kind": "LinkedField",
          "name": "owedToMe",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MoneySum",
          "kind": "LinkedField",
          "name": "iOwe",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "e6c5ca2ce3621f3f8e249bfd9fb0dcca";

export default node;
