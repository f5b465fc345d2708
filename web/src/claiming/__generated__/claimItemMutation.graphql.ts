/**
 * @generated SignedSource<<d5c2e9a0a1437a2e5f7a30b4cacb28d6>>
 * @relayHash 41eab983f1d71754a39846e55c5b6bec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e80b5f54f1cfd82a4c854386b6e364be22c206a03fbc9e48738564534632ec88

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClaimStatus = "CANCELLED" | "CLAIMED" | "PAID" | "%future added value";
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "SETTLEMENT" | "VENMO" | "ZELLE" | "%future added value";
export type PaymentStatus = "CHARGED" | "CONFIRMED" | "DISPUTED" | "REFUNDED" | "REPORTED" | "%future added value";
export type TaxClass = "ALCOHOL" | "ORDINARY" | "UNTAXED" | "%future added value";
export type ClaimItemInput = {
  claimerEmail?: string | null | undefined;
  claimerName: string;
  claimerPhone?: string | null | undefined;
  expectedAmount?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  itemId: string;
  shareWith?: ReadonlyArray<string> | null | undefined;
  splitCount?: number | null | undefined;
  units?: number | null | undefined;
};
export type claimItemMutation$variables = {
  input: ClaimItemInput;
};
export type claimItemMutation$data = {
  readonly claimItem: {
    readonly item?: {
      readonly receipt: {
        readonly " $fragmentSpreads": FragmentRefs<"tableState_receipt">;
      };
    };
    readonly payload: {
      readonly claim: {
        readonly id: string;
      };
      readonly receipt: {
        readonly viewerSeat: {
          readonly diner: string | null | undefined;
          readonly isHost: boolean;
        };
        readonly " $fragmentSpreads": FragmentRefs<"tableState_receipt">;
      };
    } | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"mutate_refusal">;
    } | null | undefined;
  };
};
export type claimItemMutation$rawResponse = {
  readonly claimItem: {
    readonly __typename: "AlreadyClaimed";
    readonly __isError: "AlreadyClaimed";
    readonly item: {
      readonly id: string;
      readonly receipt: {
        readonly alcoholTax: string;
        readonly claimed: string;
        readonly currency: string;
        readonly date: string;
        readonly description: string;
        readonly discount: string;
        readonly evenSplit: {
          readonly dishes: ReadonlyArray<{
            readonly discount: string;
            readonly name: string;
            readonly note: string;
            readonly price: string;
            readonly quantity: number;
          }>;
          readonly people: number;
        } | null | undefined;
        readonly fees: string;
        readonly gap: string;
        readonly hostDiner: string;
        readonly hostName: string;
        readonly id: string;
        readonly items: ReadonlyArray<{
          readonly claims: ReadonlyArray<{
            readonly amount: string;
            readonly claimerName: string;
            readonly createdAt: string;
            readonly diner: string;
            readonly id: string;
            readonly payment: {
              readonly id: string;
            } | null | undefined;
            readonly sharedWith: ReadonlyArray<string>;
            readonly splitCount: number;
            readonly status: ClaimStatus;
            readonly treatedDiner: string | null | undefined;
            readonly treatedName: string | null | undefined;
            readonly units: number;
          }>;
          readonly discount: string;
          readonly free: ReadonlyArray<{
            readonly end: string;
            readonly start: string;
          }>;
          readonly fullyClaimed: boolean;
          readonly id: string;
          readonly lineTotal: string;
          readonly name: string;
          readonly note: string;
          readonly price: string;
          readonly quantity: number;
          readonly share: string;
          readonly splitWith: number;
          readonly taxClass: TaxClass;
          readonly unclaimed: string;
          readonly unitsLeft: string;
        }>;
        readonly linkId: string;
        readonly looking: number;
        readonly mismatch: string;
        readonly paid: string;
        readonly payTo: ReadonlyArray<{
          readonly handle: string;
          readonly method: PaymentMethod;
        }>;
        readonly payments: ReadonlyArray<{
          readonly acceptedAt: string | null | undefined;
          readonly amount: string;
          readonly claims: ReadonlyArray<{
            readonly id: string;
          }>;
          readonly completedAt: string | null | undefined;
          readonly createdAt: string;
          readonly diner: string;
          readonly id: string;
          readonly method: PaymentMethod;
          readonly payerName: string;
          readonly status: PaymentStatus;
        }>;
        readonly people: ReadonlyArray<{
          readonly askedInto: string | null | undefined;
          readonly claims: ReadonlyArray<{
            readonly id: string;
          }>;
          readonly diner: string;
          readonly household: string | null | undefined;
          readonly id: string;
          readonly name: string;
          readonly owes: string;
          readonly paid: string;
        }>;
        readonly photosShared: boolean;
        readonly remaining: string;
        readonly restaurantName: string;
        readonly serviceChargeRate: string | null | undefined;
        readonly subtotal: string;
        readonly tax: string;
        readonly tip: string;
        readonly total: string;
        readonly unclaimed: string;
        readonly version: number;
      };
    };
    readonly message: string;
  } | {
    readonly __typename: "ClaimItemPayload";
    readonly claim: {
      readonly id: string;
    };
    readonly receipt: {
      readonly alcoholTax: string;
      readonly claimed: string;
      readonly currency: string;
      readonly date: string;
      readonly description: string;
      readonly discount: string;
      readonly evenSplit: {
        readonly dishes: ReadonlyArray<{
          readonly discount: string;
          readonly name: string;
          readonly note: string;
          readonly price: string;
          readonly quantity: number;
        }>;
        readonly people: number;
      } | null | undefined;
      readonly fees: string;
      readonly gap: string;
      readonly hostDiner: string;
      readonly hostName: string;
      readonly id: string;
      readonly items: ReadonlyArray<{
        readonly claims: ReadonlyArray<{
          readonly amount: string;
          readonly claimerName: string;
          readonly createdAt: string;
          readonly diner: string;
          readonly id: string;
          readonly payment: {
            readonly id: string;
          } | null | undefined;
          readonly sharedWith: ReadonlyArray<string>;
          readonly splitCount: number;
          readonly status: ClaimStatus;
          readonly treatedDiner: string | null | undefined;
          readonly treatedName: string | null | undefined;
          readonly units: number;
        }>;
        readonly discount: string;
        readonly free: ReadonlyArray<{
          readonly end: string;
          readonly start: string;
        }>;
        readonly fullyClaimed: boolean;
        readonly id: string;
        readonly lineTotal: string;
        readonly name: string;
        readonly note: string;
        readonly price: string;
        readonly quantity: number;
        readonly share: string;
        readonly splitWith: number;
        readonly taxClass: TaxClass;
        readonly unclaimed: string;
        readonly unitsLeft: string;
      }>;
      readonly linkId: string;
      readonly looking: number;
      readonly mismatch: string;
      readonly paid: string;
      readonly payTo: ReadonlyArray<{
        readonly handle: string;
        readonly method: PaymentMethod;
      }>;
      readonly payments: ReadonlyArray<{
        readonly acceptedAt: string | null | undefined;
        readonly amount: string;
        readonly claims: ReadonlyArray<{
          readonly id: string;
        }>;
        readonly completedAt: string | null | undefined;
        readonly createdAt: string;
        readonly diner: string;
        readonly id: string;
        readonly method: PaymentMethod;
        readonly payerName: string;
        readonly status: PaymentStatus;
      }>;
      readonly people: ReadonlyArray<{
        readonly askedInto: string | null | undefined;
        readonly claims: ReadonlyArray<{
          readonly id: string;
        }>;
        readonly diner: string;
        readonly household: string | null | undefined;
        readonly id: string;
        readonly name: string;
        readonly owes: string;
        readonly paid: string;
      }>;
      readonly photosShared: boolean;
      readonly remaining: string;
      readonly restaurantName: string;
      readonly serviceChargeRate: string | null | undefined;
      readonly subtotal: string;
      readonly tax: string;
      readonly tip: string;
      readonly total: string;
      readonly unclaimed: string;
      readonly version: number;
      readonly viewerSeat: {
        readonly diner: string | null | undefined;
        readonly isHost: boolean;
      };
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly __isError: "InvalidInput";
    readonly fields: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: string;
    readonly __isError?: string;
    readonly message?: string;
  };
};
export type claimItemMutation = {
  rawResponse: claimItemMutation$rawResponse;
  response: claimItemMutation$data;
  variables: claimItemMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Claim",
  "kind": "LinkedField",
  "name": "claim",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "linkId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "restaurantName",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hostName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hostDiner",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subtotal",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tax",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alcoholTax",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tip",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fees",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "serviceChargeRate",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "discount",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mismatch",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "claimed",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paid",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "remaining",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unclaimed",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gap",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "looking",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "photosShared",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "diner",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "concreteType": "Item",
  "kind": "LinkedField",
  "name": "items",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v29/*:: as any*/),
    (v30/*:: as any*/),
    (v31/*:: as any*/),
    (v32/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "splitWith",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxClass",
      "storageKey": null
    },
    (v19/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "share",
      "storageKey": null
    },
    (v25/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullyClaimed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unitsLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Stretch",
      "kind": "LinkedField",
      "name": "free",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Claim",
      "kind": "LinkedField",
      "name": "claims",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "claimerName",
          "storageKey": null
        },
        (v33/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "treatedName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "treatedDiner",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sharedWith",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "units",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "splitCount",
          "storageKey": null
        },
        (v34/*:: as any*/),
        (v35/*:: as any*/),
        (v36/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Payment",
          "kind": "LinkedField",
          "name": "payment",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "concreteType": "Claim",
  "kind": "LinkedField",
  "name": "claims",
  "plural": true,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "people",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v33/*:: as any*/),
    (v29/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "owes",
      "storageKey": null
    },
    (v23/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "household",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askedInto",
      "storageKey": null
    },
    (v38/*:: as any*/)
  ],
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "method",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "concreteType": "Payment",
  "kind": "LinkedField",
  "name": "payments",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v33/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payerName",
      "storageKey": null
    },
    (v34/*:: as any*/),
    (v40/*:: as any*/),
    (v35/*:: as any*/),
    (v36/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "acceptedAt",
      "storageKey": null
    },
    (v38/*:: as any*/)
  ],
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "concreteType": "PayTo",
  "kind": "LinkedField",
  "name": "payTo",
  "plural": true,
  "selections": [
    (v40/*:: as any*/),
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
v43 = {
  "alias": null,
  "args": null,
  "concreteType": "EvenSplit",
  "kind": "LinkedField",
  "name": "evenSplit",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "people",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Dish",
      "kind": "LinkedField",
      "name": "dishes",
      "plural": true,
      "selections": [
        (v29/*:: as any*/),
        (v30/*:: as any*/),
        (v31/*:: as any*/),
        (v32/*:: as any*/),
        (v19/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v44 = [
  (v2/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v13/*:: as any*/),
  (v14/*:: as any*/),
  (v15/*:: as any*/),
  (v16/*:: as any*/),
  (v17/*:: as any*/),
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v20/*:: as any*/),
  (v21/*:: as any*/),
  (v22/*:: as any*/),
  (v23/*:: as any*/),
  (v24/*:: as any*/),
  (v25/*:: as any*/),
  (v26/*:: as any*/),
  (v27/*:: as any*/),
  (v28/*:: as any*/),
  (v37/*:: as any*/),
  (v39/*:: as any*/),
  (v41/*:: as any*/),
  (v42/*:: as any*/),
  (v43/*:: as any*/)
],
v45 = {
  "kind": "InlineDataFragmentSpread",
  "name": "tableState_receipt",
  "selections": (v44/*:: as any*/),
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v46 = {
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
    },
    (v33/*:: as any*/)
  ],
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v49 = {
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
        (v48/*:: as any*/)
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
    "name": "claimItemMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "claimItem",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Receipt",
                  "kind": "LinkedField",
                  "name": "receipt",
                  "plural": false,
                  "selections": [
                    (v45/*:: as any*/),
                    (v46/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "ClaimItemPayload",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "payload"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Item",
                "kind": "LinkedField",
                "name": "item",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Receipt",
                    "kind": "LinkedField",
                    "name": "receipt",
                    "plural": false,
                    "selections": [
                      (v45/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "AlreadyClaimed",
            "abstractKey": null
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "mutate_refusal",
                  "selections": [
                    (v47/*:: as any*/),
                    (v48/*:: as any*/),
                    (v49/*:: as any*/)
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
    "name": "claimItemMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "claimItem",
        "plural": false,
        "selections": [
          (v47/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Receipt",
                "kind": "LinkedField",
                "name": "receipt",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v37/*:: as any*/),
                  (v39/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/),
                  (v43/*:: as any*/),
                  (v46/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ClaimItemPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Item",
                "kind": "LinkedField",
                "name": "item",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Receipt",
                    "kind": "LinkedField",
                    "name": "receipt",
                    "plural": false,
                    "selections": (v44/*:: as any*/),
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "AlreadyClaimed",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v48/*:: as any*/),
              (v49/*:: as any*/)
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
    "id": "e80b5f54f1cfd82a4c854386b6e364be22c206a03fbc9e48738564534632ec88",
    "metadata": {},
    "name": "claimItemMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4c6be222c85116521601f68265c5423f";

export default node;
