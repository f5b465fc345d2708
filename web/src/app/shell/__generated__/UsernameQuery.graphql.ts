/**
 * @generated SignedSource<<b14d22214864ee5058fd7360b287535e>>
 * @relayHash e24f3cd8454b7eb75f77f99237ac7830
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71e28231929329fd9b1248ad5eec1cc6f5ce72e458cb6701571fdce2e0fe7952

import type { ConcreteRequest } from 'relay-runtime';
export type UsernameQuery$variables = Record<PropertyKey, never>;
export type UsernameQuery$data = {
  readonly viewer: {
    readonly username: string;
  } | null | undefined;
};
export type UsernameQuery = {
  response: UsernameQuery$data;
  variables: UsernameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "UsernameQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "UsernameQuery",
    "selections": [
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "71e28231929329fd9b1248ad5eec1cc6f5ce72e458cb6701571fdce2e0fe7952",
    "metadata": {},
    "name": "UsernameQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e4ba7f0c44e12ea852e2ed8498a6a18a";

export default node;
