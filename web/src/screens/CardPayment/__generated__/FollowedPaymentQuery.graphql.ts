/**
 * @generated SignedSource<<a4a3db420d2c88cc19e6304e1d9d89f5>>
 * @relayHash 0ed5585817f526a8f474a01d046705aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74322697e60d2e67eaf4671b45df6716817cf70a0c8576c42a17d39b8c62d5b8

import type { ConcreteRequest } from 'relay-runtime';
export type CardPaymentStatus = "CANCELED" | "FAILED" | "PAID" | "REFUNDED" | "REFUND_FAILED" | "RETURNING" | "UNDER_WAY" | "%future added value";
export type FollowedPaymentQuery$variables = {
  id: string;
};
export type FollowedPaymentQuery$data = {
  readonly node: {
    readonly status?: CardPaymentStatus;
  } | null | undefined;
};
export type FollowedPaymentQuery = {
  response: FollowedPaymentQuery$data;
  variables: FollowedPaymentQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "CardPayment",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FollowedPaymentQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FollowedPaymentQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "74322697e60d2e67eaf4671b45df6716817cf70a0c8576c42a17d39b8c62d5b8",
    "metadata": {},
    "name": "FollowedPaymentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a54b4229574f555f9a5db0c905b6008a";

export default node;
