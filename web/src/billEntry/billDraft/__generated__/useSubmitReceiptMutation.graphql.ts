/**
 * @generated SignedSource<<733c327488268bc70d50b06d1b658deb>>
 * @relayHash 7d54833e3483a6352712ee92f839013e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 926570e3b1432acd57f28433e8dba130a720e3eb5acb085a7780ae1e4067e3c9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "SETTLEMENT" | "VENMO" | "ZELLE" | "%future added value";
export type TaxClass = "ALCOHOL" | "ORDINARY" | "UNTAXED" | "%future added value";
export type UploadMethod = "MANUAL" | "UPLOAD" | "%future added value";
export type CreateReceiptInput = {
  alcoholTax?: string | null | undefined;
  confirmsScan?: boolean | null | undefined;
  currency?: string | null | undefined;
  date?: string | null | undefined;
  description?: string | null | undefined;
  discount?: string | null | undefined;
  fees?: string | null | undefined;
  hostName?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  items: ReadonlyArray<ReceiptItemInput>;
  itemsFollow?: boolean | null | undefined;
  keepsCorrections?: boolean | null | undefined;
  payTo?: ReadonlyArray<PayToInput> | null | undefined;
  restaurantName?: string | null | undefined;
  scanId?: string | null | undefined;
  serviceChargePercent?: number | null | undefined;
  serviceChargeRate?: string | null | undefined;
  splitEvenlyAmong?: number | null | undefined;
  tax?: string | null | undefined;
  timeZone?: string | null | undefined;
  tip?: string | null | undefined;
  total?: string | null | undefined;
  uploadMethod?: UploadMethod | null | undefined;
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
export type useSubmitReceiptMutation$variables = {
  input: CreateReceiptInput;
};
export type useSubmitReceiptMutation$data = {
  readonly createReceipt: {
    readonly payload: {
      readonly receipt: {
        readonly description: string;
        readonly id: string;
        readonly linkId: string;
        readonly restaurantName: string;
      };
    } | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"mutate_refusal">;
    } | null | undefined;
  };
};
export type useSubmitReceiptMutation = {
  response: useSubmitReceiptMutation$data;
  variables: useSubmitReceiptMutation$variables;
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
          "name": "linkId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restaurantName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreateReceiptPayload",
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
    "name": "useSubmitReceiptMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createReceipt",
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
    "name": "useSubmitReceiptMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createReceipt",
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
    "id": "926570e3b1432acd57f28433e8dba130a720e3eb5acb085a7780ae1e4067e3c9",
    "metadata": {},
    "name": "useSubmitReceiptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6865b22c47c89631e7bbd9649e620aae";

export default node;
