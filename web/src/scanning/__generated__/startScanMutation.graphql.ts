/**
 * @generated SignedSource<<42cb13629b59a59bfb9c5b0ad468e570>>
 * @relayHash 8850efe4cfeff871074c48c0552b6060
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85655aaa4a31c348566a3da911e468b36eab9958346f419c433c286b7441dcff

import type { ConcreteRequest } from 'relay-runtime';
export type ScanReceiptInput = {
  idempotencyKey?: string | null | undefined;
  photoIds: ReadonlyArray<string>;
};
export type startScanMutation$variables = {
  input: ScanReceiptInput;
};
export type startScanMutation$data = {
  readonly scanReceipt: {
    readonly __typename: "Conflict";
    readonly message: string;
  } | {
    readonly __typename: "InvalidInput";
    readonly message: string;
  } | {
    readonly __typename: "NotFound";
    readonly message: string;
  } | {
    readonly __typename: "ScanReceiptPayload";
    readonly scan: {
      readonly id: string;
    };
  } | {
    readonly __typename: "TooManyAttempts";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type startScanMutation = {
  response: startScanMutation$data;
  variables: startScanMutation$variables;
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
    "name": "scanReceipt",
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
            "concreteType": "Scan",
            "kind": "LinkedField",
            "name": "scan",
            "plural": false,
            "selections": [
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
        ],
        "type": "ScanReceiptPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "NotFound",
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
        "type": "Conflict",
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
    "name": "startScanMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "startScanMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "85655aaa4a31c348566a3da911e468b36eab9958346f419c433c286b7441dcff",
    "metadata": {},
    "name": "startScanMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ccbfbdd0a2547035dab5563820d3777c";

export default node;
