/**
 * @generated SignedSource<<bf72e018a2e3030d73903ac5bbf28010>>
 * @relayHash 8d04f575e816f031747e7b6ede723291
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f34c7d6a306e49bddc1ad05e961fe86c299fc10b545090f6c2267886d289bca3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "SETTLEMENT" | "VENMO" | "ZELLE" | "%future added value";
export type TaxClass = "ALCOHOL" | "ORDINARY" | "UNTAXED" | "%future added value";
export type EditReceiptInput = {
  alcoholTax?: string | null | undefined;
  currency?: string | null | undefined;
  date?: string | null | undefined;
  description?: string | null | undefined;
  discount?: string | null | undefined;
  exchangeRate?: ExchangeRateInput | null | undefined;
  expectedVersion?: number | null | undefined;
  fees?: string | null | undefined;
  hostName?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  items?: ReadonlyArray<ReceiptItemInput> | null | undefined;
  payTo?: ReadonlyArray<PayToInput> | null | undefined;
  receiptId: string;
  removesExchangeRate?: boolean | null | undefined;
  restaurantName?: string | null | undefined;
  serviceChargePercent?: number | null | undefined;
  serviceChargeRate?: string | null | undefined;
  tax?: string | null | undefined;
  tip?: string | null | undefined;
  total?: string | null | undefined;
};
export type ExchangeRateInput = {
  baseCurrency: string;
  currency: string;
  date: string;
  rate: string;
};
export type ReceiptItemInput = {
  discount?: string | null | undefined;
  id?: string | null | undefined;
  lineTotal?: string | null | undefined;
  measure?: string | null | undefined;
  name: string;
  note?: string | null | undefined;
  price?: string | null | undefined;
  quantity?: number | null | undefined;
  splitWith?: number | null | undefined;
  taxClass?: TaxClass | null | undefined;
};
export type PayToInput = {
  handle: string;
  method: PaymentMethod;
};
export type otherMovesEditReceiptMutation$variables = {
  input: EditReceiptInput;
};
export type otherMovesEditReceiptMutation$data = {
  readonly editReceipt: {
    readonly payload: {
      readonly version: number;
    } | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"mutate_refusal">;
    } | null | undefined;
  };
};
export type otherMovesEditReceiptMutation = {
  response: otherMovesEditReceiptMutation$data;
  variables: otherMovesEditReceiptMutation$variables;
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
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "EditReceiptPayload",
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
    "name": "otherMovesEditReceiptMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "editReceipt",
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
    "name": "otherMovesEditReceiptMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "editReceipt",
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
    "id": "f34c7d6a306e49bddc1ad05e961fe86c299fc10b545090f6c2267886d289bca3",
    "metadata": {},
    "name": "otherMovesEditReceiptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e3db180a9a74fdb072166ebbc795b527";

export default node;
