/**
 * @generated SignedSource<<32886c30e330d09e4269fe8355415d57>>
 * @relayHash 953d4256f009a7293f666d1c20fb04c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bf08df349d16bb726d13fa7f3177c9164f651d2c7dc55f7b899b0a664aca295

import type { ConcreteRequest } from 'relay-runtime';
export type useDataExportQuery$variables = Record<PropertyKey, never>;
export type useDataExportQuery$data = {
  readonly viewer: {
    readonly dataExport: string;
  } | null | undefined;
};
export type useDataExportQuery = {
  response: useDataExportQuery$data;
  variables: useDataExportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataExport",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDataExportQuery",
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
    "name": "useDataExportQuery",
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
    "id": "0bf08df349d16bb726d13fa7f3177c9164f651d2c7dc55f7b899b0a664aca295",
    "metadata": {},
    "name": "useDataExportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c1c0a873fae9c839de152f12b9277315";

export default node;
