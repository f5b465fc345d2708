/**
 * @generated SignedSource<<b4fa27ba445aa5d7b31809eb844e2a31>>
 * @relayHash 67bfa8f20929f5df26acaa97d458e2d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5f15ec1a0d8e48b8d352a94e8d3aa9f80700e30f6b895926efa4d16ef72b946

import type { ConcreteRequest } from 'relay-runtime';
export type useSendVerificationMutation$variables = Record<PropertyKey, never>;
export type useSendVerificationMutation$data = {
  readonly sendVerification: {
    readonly __typename: "Conflict";
    readonly message: string;
  } | {
    readonly __typename: "NotSignedIn";
    readonly message: string;
  } | {
    readonly __typename: "SendVerificationPayload";
    readonly email: string;
  } | {
    readonly __typename: "TooManyAttempts";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSendVerificationMutation = {
  response: useSendVerificationMutation$data;
  variables: useSendVerificationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "sendVerification",
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
            "name": "email",
            "storageKey": null
          }
        ],
        "type": "SendVerificationPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v0/*:: as any*/),
        "type": "Conflict",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v0/*:: as any*/),
        "type": "TooManyAttempts",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v0/*:: as any*/),
        "type": "NotSignedIn",
        "abstractKey": null
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
    "name": "useSendVerificationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSendVerificationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d5f15ec1a0d8e48b8d352a94e8d3aa9f80700e30f6b895926efa4d16ef72b946",
    "metadata": {},
    "name": "useSendVerificationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5f41110c74c1121ecd18c3d88cb10f53";

export default node;
