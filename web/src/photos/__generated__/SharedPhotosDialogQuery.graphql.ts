/**
 * @generated SignedSource<<c8dcd8d59b72ec2df3da184d111758ed>>
 * @relayHash 6433c1e35b5fbb1a8ab1777097658cf0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ade3827e738c32ac6821364e35e8b851d21651257347cbc4cb441436c7c9620

import type { ConcreteRequest } from 'relay-runtime';
export type SharedPhotosDialogQuery$variables = {
  id: string;
};
export type SharedPhotosDialogQuery$data = {
  readonly receipt: {
    readonly photos: ReadonlyArray<{
      readonly height: number;
      readonly url: string;
      readonly width: number;
    }>;
  } | null | undefined;
};
export type SharedPhotosDialogQuery = {
  response: SharedPhotosDialogQuery$data;
  variables: SharedPhotosDialogQuery$variables;
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
  "concreteType": "ReceiptPhoto",
  "kind": "LinkedField",
  "name": "photos",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
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
    "name": "SharedPhotosDialogQuery",
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
    "name": "SharedPhotosDialogQuery",
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
    "id": "4ade3827e738c32ac6821364e35e8b851d21651257347cbc4cb441436c7c9620",
    "metadata": {},
    "name": "SharedPhotosDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "679091a5eed862f8c5ef99cf354529be";

export default node;
