/**
 * @generated SignedSource<<c2a5838aa268a7697dd583f72d9343aa>>
 * @relayHash e4f83c9374ed64494e12a661b2fc84f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c1bdf79db5bdba96c794aeba72f96e52134d449616808f911467fc049888660

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardPaymentScreenQuery$variables = {
  id: string;
};
export type CardPaymentScreenQuery$data = {
  readonly cardProcessing: {
    readonly publishableKey: string;
    readonly scriptUrl: string;
  } | null | undefined;
  readonly receipt: {
    readonly cardOffer: {
      readonly total: string;
      readonly " $fragmentSpreads": FragmentRefs<"CardSums_offer">;
    } | null | undefined;
    readonly hostName: string;
    readonly restaurantName: string;
  } | null | undefined;
};
export type CardPaymentScreenQuery = {
  response: CardPaymentScreenQuery$data;
  variables: CardPaymentScreenQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hostName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "restaurantName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "CardProcessing",
  "kind": "LinkedField",
  "name": "cardProcessing",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishableKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scriptUrl",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CardPaymentScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Receipt",
        "kind": "LinkedField",
        "name": "receipt",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CardOffer",
            "kind": "LinkedField",
            "name": "cardOffer",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CardSums_offer"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v5/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CardPaymentScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Receipt",
        "kind": "LinkedField",
        "name": "receipt",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CardOffer",
            "kind": "LinkedField",
            "name": "cardOffer",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "portion",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fee",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v5/*:: as any*/)
    ]
  },
  "params": {
    "id": "6c1bdf79db5bdba96c794aeba72f96e52134d449616808f911467fc049888660",
    "metadata": {},
    "name": "CardPaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "715de36da3dbcd156423c0a7c096ad32";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
