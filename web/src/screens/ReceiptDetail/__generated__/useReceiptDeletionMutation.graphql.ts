/**
 * @generated SignedSource<<8a159990b2058fa338fb95e3cfcb35a1>>
 * @relayHash d0cc12a9573fc919c0ca3aa0d21a12da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1520b36c0f4a148b8cda63badca93b29882ca3abcdd6c3aab4fd81122bb47fc9

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteReceiptInput = {
  receiptId: string;
};
export type useReceiptDeletionMutation$variables = {
  input: DeleteReceiptInput;
};
export type useReceiptDeletionMutation$data = {
  readonly deleteReceipt: {
    readonly __typename: "DeleteReceiptPayload";
    readonly deletedReceiptId: string;
  } | {
    readonly __typename: "NotFound";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useReceiptDeletionMutation = {
  response: useReceiptDeletionMutation$data;
  variables: useReceiptDeletionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "deleteReceipt",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deletedReceiptId",
            "storageKey": null
          }
        ],
        "type": "DeleteReceiptPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "NotFound",
        "abstractKey": null
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
    "name": "useReceiptDeletionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReceiptDeletionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1520b36c0f4a148b8cda63badca93b29882ca3abcdd6c3aab4fd81122bb47fc9",
    "metadata": {},
    "name": "useReceiptDeletionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3a44463f1d01b20e30078f04c1e2ff8c";

export default node;
