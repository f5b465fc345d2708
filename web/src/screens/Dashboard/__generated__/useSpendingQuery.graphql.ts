/**
 * @generated SignedSource<<dc5b927f5e440b8702b2d2fc00f8a2d7>>
 * @relayHash 08cc26f458e8e221590d4a1a774fd4eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c144ca4644a666c840a3a86163a5f29bf7e71a5b635aa6591b68b857fb90f00

import type { ConcreteRequest } from 'relay-runtime';
export type useSpendingQuery$variables = Record<PropertyKey, never>;
export type useSpendingQuery$data = {
  readonly viewer: {
    readonly spending: ReadonlyArray<{
      readonly byMonth: ReadonlyArray<{
        readonly amount: string;
        readonly month: string;
      }>;
      readonly byRestaurant: ReadonlyArray<{
        readonly amount: string;
        readonly meals: number;
        readonly restaurantName: string;
      }>;
      readonly currency: string;
      readonly total: string;
    }>;
  } | null | undefined;
};
export type useSpendingQuery = {
  response: useSpendingQuery$data;
  variables: useSpendingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "months",
      "value": 12
    }
  ],
  "concreteType": "Spending",
  "kind": "LinkedField",
  "name": "spending",
  "plural": true,
  "selections": [
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
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MonthSpending",
      "kind": "LinkedField",
      "name": "byMonth",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RestaurantSpending",
      "kind": "LinkedField",
      "name": "byRestaurant",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restaurantName",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "meals",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "spending(months:12)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSpendingQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSpendingQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    "id": "4c144ca4644a666c840a3a86163a5f29bf7e71a5b635aa6591b68b857fb90f00",
    "metadata": {},
    "name": "useSpendingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f6d24dfac8153841ff13a664f0d7cbdd";

export default node;
