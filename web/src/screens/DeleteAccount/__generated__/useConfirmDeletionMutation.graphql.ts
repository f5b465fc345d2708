/**
 * @generated SignedSource<<5a2ca0e000f013438863a04f800ee0a5>>
 * @relayHash e90daf5b389cfd3107a651bd380bab29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d44dd3c799fb54f04f50b7e7391ff88b8b64ad1c16b8e5f9453ee939ef574be

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmAccountDeletionInput = {
  token: string;
};
export type useConfirmDeletionMutation$variables = {
  input: ConfirmAccountDeletionInput;
};
export type useConfirmDeletionMutation$data = {
  readonly confirmAccountDeletion: {
    readonly __typename: "ConfirmAccountDeletionPayload";
    readonly username: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useConfirmDeletionMutation = {
  response: useConfirmDeletionMutation$data;
  variables: useConfirmDeletionMutation$variables;
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
    "name": "confirmAccountDeletion",
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
            "name": "username",
            "storageKey": null
          }
        ],
        "type": "ConfirmAccountDeletionPayload",
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
    "name": "useConfirmDeletionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConfirmDeletionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2d44dd3c799fb54f04f50b7e7391ff88b8b64ad1c16b8e5f9453ee939ef574be",
    "metadata": {},
    "name": "useConfirmDeletionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6544302ca570300ce0b8a02cc036f0af";

export default node;
