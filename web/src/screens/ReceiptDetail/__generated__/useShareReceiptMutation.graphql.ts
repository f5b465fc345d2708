/**
 * @generated SignedSource<<2705002aa8913d46bfe45b3f9abf4226>>
 * @relayHash 83caefd25f971155ead49431027e474e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59b4bbf1c9ea7e28b49c387b1dc64b9e2ff9825cf0c01ce4b728fef49501d08b

import type { ConcreteRequest } from 'relay-runtime';
export type Visibility = "LINK" | "PARTICIPANTS" | "PRIVATE" | "%future added value";
export type ShareReceiptInput = {
  receiptId: string;
  visibility: Visibility;
};
export type useShareReceiptMutation$variables = {
  input: ShareReceiptInput;
};
export type useShareReceiptMutation$data = {
  readonly shareReceipt: {
    readonly __typename: "NotFound";
    readonly message: string;
  } | {
    readonly __typename: "ShareReceiptPayload";
    readonly receipt: {
      readonly id: string;
      readonly visibility: Visibility;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useShareReceiptMutation$rawResponse = {
  readonly shareReceipt: {
    readonly __typename: "NotFound";
    readonly message: string;
  } | {
    readonly __typename: "ShareReceiptPayload";
    readonly receipt: {
      readonly id: string;
      readonly visibility: Visibility;
    };
  } | {
    readonly __typename: string;
  };
};
export type useShareReceiptMutation = {
  rawResponse: useShareReceiptMutation$rawResponse;
  response: useShareReceiptMutation$data;
  variables: useShareReceiptMutation$variables;
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
    "name": "shareReceipt",
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
                "name": "visibility",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ShareReceiptPayload",
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
    "name": "useShareReceiptMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useShareReceiptMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "59b4bbf1c9ea7e28b49c387b1dc64b9e2ff9825cf0c01ce4b728fef49501d08b",
    "metadata": {},
    "name": "useShareReceiptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "03bcf890a563e4838de07777680ad320";

export default node;
