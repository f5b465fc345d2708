/**
 * @generated SignedSource<<f3749805d02c7ce9289232120b4cab57>>
 * @relayHash b9bf523a91363bdc00fe2603ee2d65e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d274a97c325b36333325b53fa918f972359b6708ee6f94d73ec6cacc942c9e6a

import type { ConcreteRequest } from 'relay-runtime';
export type accountRouteTestQuery$variables = Record<PropertyKey, never>;
export type accountRouteTestQuery$data = {
  readonly viewer: {
    readonly username: string;
  } | null | undefined;
};
export type accountRouteTestQuery = {
  response: accountRouteTestQuery$data;
  variables: accountRouteTestQuery$variables;
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
    "name": "accountRouteTestQuery",
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
    "name": "accountRouteTestQuery",
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
    "id": "d274a97c325b36333325b53fa918f972359b6708ee6f94d73ec6cacc942c9e6a",
    "metadata": {},
    "name": "accountRouteTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d7a5387878962ed7d7871a685d2ffce1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
