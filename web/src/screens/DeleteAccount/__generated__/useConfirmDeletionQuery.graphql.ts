/**
 * @generated SignedSource<<acadfeb3e8f7a7df446e0e0f069c2b29>>
 * @relayHash 8be45f696881d51edff685807814cd1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04af1e0383d7899e278695b4e5718f7ba43053b2c99947cb6ed888a3456b3bac

import type { ConcreteRequest } from 'relay-runtime';
export type useConfirmDeletionQuery$variables = Record<PropertyKey, never>;
export type useConfirmDeletionQuery$data = {
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
};
export type useConfirmDeletionQuery = {
  response: useConfirmDeletionQuery$data;
  variables: useConfirmDeletionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useConfirmDeletionQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useConfirmDeletionQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "04af1e0383d7899e278695b4e5718f7ba43053b2c99947cb6ed888a3456b3bac",
    "metadata": {},
    "name": "useConfirmDeletionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9b005d41faedfac8a33a05de34cfc9e3";

export default node;
