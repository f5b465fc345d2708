/**
 * @generated SignedSource<<bbf320b885ea7339403f27bb26df0fc5>>
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
  readonly iOweTotal: string;
  readonly owedToMe: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Debts_debt">;
  }>;
  readonly owedToMeTotal: string;
  readonly " $fragmentType": "MoneyOverview_user";
};
export type MoneyOverview_user$key = {
  readonly " $data"?: MoneyOverview_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoneyOverview_user">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
      "kind": "ScalarField",
      "name": "owedToMeTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Debt",
      "kind": "LinkedField",
      "name": "owedToMe",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "iOweTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Debt",
      "kind": "LinkedField",
      "name": "iOwe",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "407f60872b95783265a88f17071ec404";

export default node;
