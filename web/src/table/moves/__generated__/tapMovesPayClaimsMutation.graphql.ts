/**
 * @generated SignedSource<<25573701f266e883b034f93785b42991>>
 * @relayHash 0864d545e7b013475f4b80aaa9f73d39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c2c3cc04ee9cc2cb3e1466afe76094683496b693744dfc5c2a3d3caaaf72e44

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "SETTLEMENT" | "VENMO" | "ZELLE" | "%future added value";
export type PayClaimsInput = {
  cashAmount?: string | null | undefined;
  claimIds?: ReadonlyArray<string> | null | undefined;
  expectedAmount?: string | null | undefined;
  handle?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  method?: PaymentMethod | null | undefined;
  paymentMethodId?: string | null | undefined;
  receiptId: string;
};
export type tapMovesPayClaimsMutation$variables = {
  input: PayClaimsInput;
};
export type tapMovesPayClaimsMutation$data = {
  readonly payClaims: {
    readonly payload: {
      readonly payment: {
        readonly handle: string | null | undefined;
        readonly id: string;
      };
      readonly version: number;
    } | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"mutate_refusal">;
    } | null | undefined;
  };
};
export type tapMovesPayClaimsMutation = {
  response: tapMovesPayClaimsMutation$data;
  variables: tapMovesPayClaimsMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
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
          "name": "handle",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "PayClaimsPayload",
  "abstractKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvalidField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "tapMovesPayClaimsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "payClaims",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "payload"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "mutate_refusal",
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Error",
              "abstractKey": "__isError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refusal"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "tapMovesPayClaimsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "payClaims",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "type": "Error",
            "abstractKey": "__isError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2c2c3cc04ee9cc2cb3e1466afe76094683496b693744dfc5c2a3d3caaaf72e44",
    "metadata": {},
    "name": "tapMovesPayClaimsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ae397cf36501832a7adbf19a7121ac6a";

export default node;
