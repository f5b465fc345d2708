/**
 * @generated SignedSource<<65f2c47060346b225ca60890ee738d7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "SETTLEMENT" | "VENMO" | "ZELLE" | "%future added value";
export type TransferStatus = "CONFIRMED" | "OPEN" | "REPORTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TransferRow_transfer$data = {
  readonly amount: string;
  readonly from: {
    readonly key: string;
    readonly name: string;
  };
  readonly isDisputed: boolean;
  readonly key: string;
  readonly method: PaymentMethod | null | undefined;
  readonly status: TransferStatus;
  readonly to: {
    readonly key: string;
    readonly name: string;
  };
  readonly ways: ReadonlyArray<{
    readonly handle: string;
    readonly method: PaymentMethod;
  }>;
  readonly " $fragmentType": "TransferRow_transfer";
};
export type TransferRow_transfer$key = {
  readonly " $data"?: TransferRow_transfer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransferRow_transfer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "method",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TransferRow_transfer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDisputed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EveningPerson",
      "kind": "LinkedField",
      "name": "from",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EveningPerson",
      "kind": "LinkedField",
      "name": "to",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayTo",
      "kind": "LinkedField",
      "name": "ways",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "handle",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Transfer",
  "abstractKey": null
};
})();

(node as any).hash = "433f4a701413679c01253b8c8c91aca0";

export default node;
