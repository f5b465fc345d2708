/**
 * @generated SignedSource<<0c79a282e11d81b9cb36236a4da98e1f>>
 * @relayHash e7838cab95bdfcee9de9bcb3c69f34f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1b94380c76ad36b1c8d34921d4418fa065bc6e47e9884a30d9ecde6d7e3c330

import type { ConcreteRequest } from 'relay-runtime';
export type LiveReceiptScreenQuery$variables = {
  id: string;
};
export type LiveReceiptScreenQuery$data = {
  readonly receipt: {
    readonly id: string;
    readonly restaurantName: string;
  } | null | undefined;
};
export type LiveReceiptScreenQuery = {
  response: LiveReceiptScreenQuery$data;
  variables: LiveReceiptScreenQuery$variables;
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
        "name": "restaurantName",
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
    "name": "LiveReceiptScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LiveReceiptScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f1b94380c76ad36b1c8d34921d4418fa065bc6e47e9884a30d9ecde6d7e3c330",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "07c64f8c7cbd6848f47b439827dff3a6";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
