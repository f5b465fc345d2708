/**
 * @generated SignedSource<<e4739cc5a658ac246e7b70ceeb8e998a>>
 * @relayHash 4b411d823a0ea7209da299eef87761cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8b4d4fb56c99042bc3d4bc9f423269813a9e535fac5abe268ce71361f1e29c0

import type { ConcreteRequest } from 'relay-runtime';
export type SharedReceiptScreenQuery$variables = {
  id: string;
};
export type SharedReceiptScreenQuery$data = {
  readonly receipt: {
    readonly id: string;
    readonly restaurantName: string;
  } | null | undefined;
};
export type SharedReceiptScreenQuery = {
  response: SharedReceiptScreenQuery$data;
  variables: SharedReceiptScreenQuery$variables;
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
    "name": "SharedReceiptScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SharedReceiptScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b8b4d4fb56c99042bc3d4bc9f423269813a9e535fac5abe268ce71361f1e29c0",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "14d5921a570c112e6ee0f017664a5929";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
