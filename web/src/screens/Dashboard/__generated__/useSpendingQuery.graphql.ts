/**
 * @generated SignedSource<<25b4ab8401f20dd85d7cd07236746c03>>
 * @relayHash 943c6670dfd797db34ce5ef933a15845
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d466fff57a49bf69a5499ff99b86ffca25965aa6b6dee87da4d69bea0b58591

import type { ConcreteRequest } from 'relay-runtime';
export type useSpendingQuery$variables = Record<PropertyKey, never>;
export type useSpendingQuery$data = {
  readonly viewer: {
    readonly spending: {
      readonly byMonth: ReadonlyArray<{
        readonly amount: string;
        readonly month: string;
      }>;
      readonly byRestaurant: ReadonlyArray<{
        readonly amount: string;
        readonly meals: number;
        readonly restaurantName: string;
      }>;
      readonly total: string;
    };
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
  "plural": false,
  "selections": [
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
    "id": "6d466fff57a49bf69a5499ff99b86ffca25965aa6b6dee87da4d69bea0b58591",
    "metadata": {},
    "name": "useSpendingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f2fdc8072ccb086cd4d660ba35e0e543";

export default node;
