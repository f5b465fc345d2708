/**
 * @generated SignedSource<<858fecb71082b9fbc2e1f4cc4f159ab4>>
 * @relayHash d33a90bbe942450a85556ba7c35a43e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28372d12f9a35506cdc143f36a5ff9c494aeddcbb876046d8482789b08b0920f

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "SETTLEMENT" | "VENMO" | "ZELLE" | "%future added value";
export type ownDetailsQuery$variables = Record<PropertyKey, never>;
export type ownDetailsQuery$data = {
  readonly viewer: {
    readonly firstName: string;
    readonly id: string;
    readonly paymentMethods: ReadonlyArray<{
      readonly displayName: string;
      readonly id: string;
      readonly identifier: string;
      readonly isDefault: boolean;
      readonly type: PaymentMethod;
    }>;
    readonly username: string;
  } | null | undefined;
};
export type ownDetailsQuery = {
  response: ownDetailsQuery$data;
  variables: ownDetailsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "username",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "firstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SavedPaymentMethod",
        "kind": "LinkedField",
        "name": "paymentMethods",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "displayName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "identifier",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isDefault",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ownDetailsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ownDetailsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "28372d12f9a35506cdc143f36a5ff9c494aeddcbb876046d8482789b08b0920f",
    "metadata": {},
    "name": "ownDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "01569c77680a5166241dbb49684901fe";

export default node;
