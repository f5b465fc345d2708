/**
 * @generated SignedSource<<3bffc1f1e7752f2bc4684af33fa61560>>
 * @relayHash ccf21f9ba26d63d43fb73c0b95b0d2bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a31a37012a161aa63fcdb8297cc7e5abea79b98cee8ecf7a6e7317730be81cb

import type { ConcreteRequest } from 'relay-runtime';
export type StartTwoFactorInput = {
  password: string;
};
export type useStartTwoFactorMutation$variables = {
  input: StartTwoFactorInput;
};
export type useStartTwoFactorMutation$data = {
  readonly startTwoFactor: {
    readonly __typename: "Conflict";
    readonly message: string;
  } | {
    readonly __typename: "InvalidCredentials";
    readonly message: string;
  } | {
    readonly __typename: "NotSignedIn";
    readonly message: string;
  } | {
    readonly __typename: "StartTwoFactorPayload";
    readonly secret: string;
    readonly uri: string;
  } | {
    readonly __typename: "TooManyAttempts";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useStartTwoFactorMutation = {
  response: useStartTwoFactorMutation$data;
  variables: useStartTwoFactorMutation$variables;
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
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
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
    "name": "startTwoFactor",
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
            "name": "secret",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uri",
            "storageKey": null
          }
        ],
        "type": "StartTwoFactorPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "InvalidCredentials",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "Conflict",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "TooManyAttempts",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "NotSignedIn",
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
    "name": "useStartTwoFactorMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStartTwoFactorMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "2a31a37012a161aa63fcdb8297cc7e5abea79b98cee8ecf7a6e7317730be81cb",
    "metadata": {},
    "name": "useStartTwoFactorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "95708bbebbecbbe64a5a1249e48416c5";

export default node;
