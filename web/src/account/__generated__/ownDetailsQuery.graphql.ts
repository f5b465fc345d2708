/**
 * @generated SignedSource<<2cf1b0f500bfe29899f83908ffb038eb>>
 * @relayHash 312002b530233f8484aea99780308e3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7f18586e6601edd176a9b9a15e262460d0a7b14e535432b93c34c986f7a83e7

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "SETTLEMENT" | "VENMO" | "ZELLE" | "%future added value";
export type ownDetailsQuery$variables = Record<PropertyKey, never>;
export type ownDetailsQuery$data = {
  readonly viewer: {
    readonly firstName: string;
    readonly id: string;
    readonly lastCurrency: string;
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
        "kind": "ScalarField",
        "name": "lastCurrency",
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
    "id": "c7f18586e6601edd176a9b9a15e262460d0a7b14e535432b93c34c986f7a83e7",
    "metadata": {},
    "name": "ownDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ecb5681cb445f015801c9c9e9e7686bf";

export default node;
