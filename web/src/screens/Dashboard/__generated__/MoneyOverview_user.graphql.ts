/**
 * @generated SignedSource<<dcf127556ca7508359df0b4a9f41c123>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoneyOverview_user$data = {
  readonly iOwe: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Debts_debt">;
  }>;
  readonly iOweTotals: ReadonlyArray<{
    readonly amount: string;
    readonly currency: string;
  }>;
  readonly owedToMe: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Debts_debt">;
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
  readonly " $fragmentType": "MoneyOverview_user";
};
export type MoneyOverview_user$key = {
  readonly " $data"?: MoneyOverview_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoneyOverview_user">;
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
],
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Debts_debt"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoneyOverview_user",
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
      "concreteType": "Debt",
      "kind": "LinkedField",
      "name": "owedToMe",
      "plural": true,
      "selections": (v1/*:: as any*/),
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
      "concreteType": "Debt",
      "kind": "LinkedField",
      "name": "iOwe",
      "plural": true,
      "selections": (v1/*:: as any*/),
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

(node as any).hash = "b3be9baa63e762e594b75fa0717c74c0";

export default node;
