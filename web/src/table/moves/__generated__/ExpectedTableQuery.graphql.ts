/**
 * @generated SignedSource<<93d2566634be3e617d72fb519781aee4>>
 * @relayHash ae1cb5bd826aedafc502bec3b73b0398
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b116f7a20e176ecc40a76332cd861821feca45e6088dc8b1314bb2f3b9c1921

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClaimStatus = "CANCELLED" | "CLAIMED" | "PAID" | "%future added value";
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "SETTLEMENT" | "VENMO" | "ZELLE" | "%future added value";
export type PaymentStatus = "CHARGED" | "CONFIRMED" | "DISPUTED" | "REFUNDED" | "REPORTED" | "%future added value";
export type TaxClass = "ALCOHOL" | "ORDINARY" | "UNTAXED" | "%future added value";
export type ExpectedTableQuery$variables = {
  id: string;
};
export type ExpectedTableQuery$data = {
  readonly receipt: {
    readonly viewerSeat: {
      readonly diner: string | null | undefined;
      readonly isHost: boolean;
    };
    readonly " $fragmentSpreads": FragmentRefs<"tableState_receipt">;
  } | null | undefined;
};
export type ExpectedTableQuery$rawResponse = {
  readonly receipt: {
    readonly alcoholTax: string;
    readonly claimed: string;
    readonly contributions: ReadonlyArray<{
      readonly amount: string;
      readonly diner: string;
      readonly name: string;
      readonly owed: string;
      readonly passedOn: string;
      readonly personId: string;
      readonly settled: string;
    }>;
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
    readonly exchangeRate: {
      readonly baseCurrency: string;
      readonly currency: string;
      readonly date: string;
      readonly rate: string;
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
        readonly covered: string;
        readonly createdAt: string;
        readonly diner: string;
        readonly id: string;
        readonly payment: {
          readonly id: string;
        } | null | undefined;
        readonly pieces: ReadonlyArray<{
          readonly end: string;
          readonly start: string;
        }>;
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
      readonly cashAmount: string | null | undefined;
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
  } | null | undefined;
};
export type ExpectedTableQuery = {
  rawResponse: ExpectedTableQuery$rawResponse;
  response: ExpectedTableQuery$data;
  variables: ExpectedTableQuery$variables;
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
  "name": "diner",
  "storageKey": null
},
v3 = {
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
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
  "concreteType": "ExchangeRate",
  "kind": "LinkedField",
  "name": "exchangeRate",
  "plural": false,
  "selections": [
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "baseCurrency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rate",
      "storageKey": null
    },
    (v11/*:: as any*/)
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subtotal",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tax",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alcoholTax",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tip",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fees",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "serviceChargeRate",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "discount",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mismatch",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "claimed",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paid",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "remaining",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unclaimed",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gap",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "looking",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "photosShared",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v34 = [
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
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v38 = [
  (v4/*:: as any*/)
],
v39 = {
  "alias": null,
  "args": null,
  "concreteType": "Item",
  "kind": "LinkedField",
  "name": "items",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v30/*:: as any*/),
    (v31/*:: as any*/),
    (v32/*:: as any*/),
    (v33/*:: as any*/),
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
    (v20/*:: as any*/),
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
    (v26/*:: as any*/),
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
      "selections": (v34/*:: as any*/),
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
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "claimerName",
          "storageKey": null
        },
        (v2/*:: as any*/),
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
        {
          "alias": null,
          "args": null,
          "concreteType": "Stretch",
          "kind": "LinkedField",
          "name": "pieces",
          "plural": true,
          "selections": (v34/*:: as any*/),
          "storageKey": null
        },
        (v35/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "covered",
          "storageKey": null
        },
        (v36/*:: as any*/),
        (v37/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Payment",
          "kind": "LinkedField",
          "name": "payment",
          "plural": false,
          "selections": (v38/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "concreteType": "Claim",
  "kind": "LinkedField",
  "name": "claims",
  "plural": true,
  "selections": (v38/*:: as any*/),
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "people",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v2/*:: as any*/),
    (v30/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "owes",
      "storageKey": null
    },
    (v24/*:: as any*/),
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
    (v40/*:: as any*/)
  ],
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "method",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "concreteType": "Payment",
  "kind": "LinkedField",
  "name": "payments",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payerName",
      "storageKey": null
    },
    (v35/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cashAmount",
      "storageKey": null
    },
    (v42/*:: as any*/),
    (v36/*:: as any*/),
    (v37/*:: as any*/),
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
    (v40/*:: as any*/)
  ],
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "concreteType": "Contribution",
  "kind": "LinkedField",
  "name": "contributions",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "personId",
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v30/*:: as any*/),
    (v35/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "owed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settled",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "concreteType": "PayTo",
  "kind": "LinkedField",
  "name": "payTo",
  "plural": true,
  "selections": [
    (v42/*:: as any*/),
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
v46 = {
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
        (v30/*:: as any*/),
        (v31/*:: as any*/),
        (v32/*:: as any*/),
        (v33/*:: as any*/),
        (v20/*:: as any*/)
      ],
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
    "name": "ExpectedTableQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Receipt",
        "kind": "LinkedField",
        "name": "receipt",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "tableState_receipt",
            "selections": [
              (v4/*:: as any*/),
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
              (v29/*:: as any*/),
              (v39/*:: as any*/),
              (v41/*:: as any*/),
              (v43/*:: as any*/),
              (v44/*:: as any*/),
              (v45/*:: as any*/),
              (v46/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
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
    "name": "ExpectedTableQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Receipt",
        "kind": "LinkedField",
        "name": "receipt",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
          (v29/*:: as any*/),
          (v39/*:: as any*/),
          (v41/*:: as any*/),
          (v43/*:: as any*/),
          (v44/*:: as any*/),
          (v45/*:: as any*/),
          (v46/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8b116f7a20e176ecc40a76332cd861821feca45e6088dc8b1314bb2f3b9c1921",
    "metadata": {},
    "name": "ExpectedTableQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ec80236303c98fb42b06c521b784a479";

export default node;
