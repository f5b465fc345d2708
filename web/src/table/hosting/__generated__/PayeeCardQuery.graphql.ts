/**
 * @generated SignedSource<<02bbd672b4f05e16ba965890727c9549>>
 * @relayHash 43d361132e0a85a4b0f4f1dc8cbac121
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3d92edefbc9ec266ba717339f1b69714ae60d0b6df803bc0aa5ae9342aaf5af

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "SETTLEMENT" | "VENMO" | "ZELLE" | "%future added value";
export type PayeeCardQuery$variables = {
  id: string;
};
export type PayeeCardQuery$data = {
  readonly receipt: {
    readonly currency: string;
    readonly hostName: string;
    readonly id: string;
    readonly payTo: ReadonlyArray<{
      readonly handle: string;
      readonly method: PaymentMethod;
    }>;
  } | null | undefined;
};
export type PayeeCardQuery = {
  response: PayeeCardQuery$data;
  variables: PayeeCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Receipt",
    "kind": "LinkedField",
    "name": "receipt",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
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
        "name": "hostName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PayTo",
        "kind": "LinkedField",
        "name": "payTo",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "method",
            "storageKey": null
          },
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PayeeCardQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PayeeCardQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b3d92edefbc9ec266ba717339f1b69714ae60d0b6df803bc0aa5ae9342aaf5af",
    "metadata": {},
    "name": "PayeeCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d3d28d04e0f4a9e7a7644c4377eaaf5d";

export default node;
