/**
 * @generated SignedSource<<18031a913ef46c1384582cc27fbf73d8>>
 * @relayHash 1690b9d58702ef7df62a69c8015a6845
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 015762a05b53cd4cf867a961df9a096aabe4f4fa33ae5ad421f8192acac60294

import type { ConcreteRequest } from 'relay-runtime';
export type useEveningOfReceiptQuery$variables = {
  id: string;
};
export type useEveningOfReceiptQuery$data = {
  readonly receipt: {
    readonly evening: {
      readonly linkId: string;
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
};
export type useEveningOfReceiptQuery = {
  response: useEveningOfReceiptQuery$data;
  variables: useEveningOfReceiptQuery$variables;
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
  "name": "linkId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEveningOfReceiptQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Receipt",
        "kind": "LinkedField",
        "name": "receipt",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Evening",
            "kind": "LinkedField",
            "name": "evening",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "useEveningOfReceiptQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Receipt",
        "kind": "LinkedField",
        "name": "receipt",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Evening",
            "kind": "LinkedField",
            "name": "evening",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "015762a05b53cd4cf867a961df9a096aabe4f4fa33ae5ad421f8192acac60294",
    "metadata": {},
    "name": "useEveningOfReceiptQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6d813419bed62259c3fd2fc61402a5a0";

export default node;
