/**
 * @generated SignedSource<<bc995eac7320c8498ff3bfdf625420a6>>
 * @relayHash 476857c8e3ae352113c9b2b8b95c4ca3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb44223a9952ba2bd9b232d84ded4319ed6316c9d18ca8059fa89a30e596f918

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "SETTLEMENT" | "VENMO" | "ZELLE" | "%future added value";
export type TransferStatus = "CONFIRMED" | "OPEN" | "REPORTED" | "%future added value";
export type usePersonReceiptsQuery$variables = {
  id: string;
};
export type usePersonReceiptsQuery$data = {
  readonly node: {
    readonly claimToRemind?: {
      readonly id: string;
      readonly receipt: {
        readonly restaurantName: string;
      };
    } | null | undefined;
    readonly netting?: {
      readonly iOwe: string;
      readonly net: string;
      readonly owedToMe: string;
      readonly planKey: string;
      readonly proposal: {
        readonly isMine: boolean;
        readonly isOutdated: boolean;
      } | null | undefined;
      readonly receiptCount: number;
    } | null | undefined;
    readonly receipts?: ReadonlyArray<{
      readonly balance: {
        readonly currency: string;
        readonly iOwe: string;
        readonly net: string;
        readonly owedToMe: string;
        readonly reported: string;
        readonly toConfirm: string;
      };
      readonly paymentsToConfirm: ReadonlyArray<{
        readonly amount: string;
        readonly createdAt: string;
        readonly groupId: string | null | undefined;
        readonly handle: string | null | undefined;
        readonly id: string;
        readonly method: PaymentMethod;
      }>;
      readonly receipt: {
        readonly date: string;
        readonly id: string;
        readonly linkId: string;
        readonly payTo: ReadonlyArray<{
          readonly handle: string;
          readonly method: PaymentMethod;
        }>;
        readonly restaurantName: string;
        readonly viewerSeat: {
          readonly isHost: boolean;
        };
      };
    }>;
    readonly row?: {
      readonly " $fragmentSpreads": FragmentRefs<"PersonRow_counterparty">;
    } | null | undefined;
    readonly transfers?: ReadonlyArray<{
      readonly amount: string;
      readonly evening: {
        readonly linkId: string;
        readonly name: string;
      } | null | undefined;
      readonly isDisputed: boolean;
      readonly isMine: boolean;
      readonly key: string;
      readonly method: PaymentMethod | null | undefined;
      readonly status: TransferStatus;
      readonly ways: ReadonlyArray<{
        readonly handle: string;
        readonly method: PaymentMethod;
      }>;
    }>;
  } | null | undefined;
};
export type usePersonReceiptsQuery = {
  response: usePersonReceiptsQuery$data;
  variables: usePersonReceiptsQuery$variables;
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
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "linkId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "restaurantName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "method",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handle",
  "storageKey": null
},
v7 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "owedToMe",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "iOwe",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "net",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Balance",
  "kind": "LinkedField",
  "name": "balance",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toConfirm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reported",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "ReceiptBetween",
  "kind": "LinkedField",
  "name": "receipts",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Receipt",
      "kind": "LinkedField",
      "name": "receipt",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Seat",
          "kind": "LinkedField",
          "name": "viewerSeat",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isHost",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PayTo",
          "kind": "LinkedField",
          "name": "payTo",
          "plural": true,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v11/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "paymentsToConfirm",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v12/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "groupId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "receiptCount",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isMine",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "Netting",
  "kind": "LinkedField",
  "name": "netting",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planKey",
      "storageKey": null
    },
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v14/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "NettingProposal",
      "kind": "LinkedField",
      "name": "proposal",
      "plural": false,
      "selections": [
        (v15/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOutdated",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDisputed",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "PayTo",
  "kind": "LinkedField",
  "name": "ways",
  "plural": true,
  "selections": (v7/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePersonReceiptsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "PersonRow_counterparty"
                    }
                  ],
                  "type": "Counterparty",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "row"
              },
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Claim",
                "kind": "LinkedField",
                "name": "claimToRemind",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Receipt",
                    "kind": "LinkedField",
                    "name": "receipt",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TransferBetween",
                "kind": "LinkedField",
                "name": "transfers",
                "plural": true,
                "selections": [
                  (v17/*:: as any*/),
                  (v15/*:: as any*/),
                  (v12/*:: as any*/),
                  (v18/*:: as any*/),
                  (v5/*:: as any*/),
                  (v19/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Evening",
                    "kind": "LinkedField",
                    "name": "evening",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v21/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Counterparty",
            "abstractKey": null
          }
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
    "name": "usePersonReceiptsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasAccount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "asksToNet",
                "storageKey": null
              },
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastReceiptAt",
                "storageKey": null
              },
              (v11/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Claim",
                "kind": "LinkedField",
                "name": "claimToRemind",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Receipt",
                    "kind": "LinkedField",
                    "name": "receipt",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TransferBetween",
                "kind": "LinkedField",
                "name": "transfers",
                "plural": true,
                "selections": [
                  (v17/*:: as any*/),
                  (v15/*:: as any*/),
                  (v12/*:: as any*/),
                  (v18/*:: as any*/),
                  (v5/*:: as any*/),
                  (v19/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Evening",
                    "kind": "LinkedField",
                    "name": "evening",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v20/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v21/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Counterparty",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bb44223a9952ba2bd9b232d84ded4319ed6316c9d18ca8059fa89a30e596f918",
    "metadata": {},
    "name": "usePersonReceiptsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "719d5cbe36e4d54fa9c253e8f83e5c73";

export default node;
