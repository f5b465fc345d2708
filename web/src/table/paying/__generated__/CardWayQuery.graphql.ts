/**
 * @generated SignedSource<<c3c57df06f36162be9662e26401db30a>>
 * @relayHash 5597e7bdfb13d2bd34cdc38cdcf795a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a924287dd34cafc1cf4b8130ff1bb9a123032c02954698d130e4f7a3aaf40389

import type { ConcreteRequest } from 'relay-runtime';
export type CardWayQuery$variables = {
  id: string;
};
export type CardWayQuery$data = {
  readonly receipt: {
    readonly cardOffer: {
      readonly fee: string;
      readonly portion: string;
      readonly total: string;
    } | null | undefined;
  } | null | undefined;
};
export type CardWayQuery = {
  response: CardWayQuery$data;
  variables: CardWayQuery$variables;
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
  "concreteType": "CardOffer",
  "kind": "LinkedField",
  "name": "cardOffer",
  "plural": false,
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
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
    "name": "CardWayQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Receipt",
        "kind": "LinkedField",
        "name": "receipt",
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
    "name": "CardWayQuery",
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
    "id": "a924287dd34cafc1cf4b8130ff1bb9a123032c02954698d130e4f7a3aaf40389",
    "metadata": {},
    "name": "CardWayQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c9e3e7312b3f12edf46f0eb0fe918a95";

export default node;
