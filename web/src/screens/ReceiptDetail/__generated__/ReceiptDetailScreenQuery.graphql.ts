/**
 * @generated SignedSource<<5b3e24506134d54a84905df380149cba>>
 * @relayHash 15c4d66f1bcf29adbf8c46bb06d866d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee91e87a147f26abbf822c2000dce09837cabb496dd044696e4b05373bffa87f

import type { ConcreteRequest } from 'relay-runtime';
export type ReceiptDetailScreenQuery$variables = {
  id: string;
};
export type ReceiptDetailScreenQuery$data = {
  readonly receipt: {
    readonly id: string;
    readonly restaurantName: string;
  } | null | undefined;
};
export type ReceiptDetailScreenQuery = {
  response: ReceiptDetailScreenQuery$data;
  variables: ReceiptDetailScreenQuery$variables;
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
    "name": "ReceiptDetailScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReceiptDetailScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ee91e87a147f26abbf822c2000dce09837cabb496dd044696e4b05373bffa87f",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c50862067c8fffc1b2a112a82d10e7bc";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
