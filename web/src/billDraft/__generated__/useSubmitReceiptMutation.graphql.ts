/**
 * @generated SignedSource<<99fa7292ec725c70f1f07807cd93c6f2>>
 * @relayHash 886c90439510c96982546c8aa9123424
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b492003fe8b8ae94325a4a41db1c439e76d5ccde6b9714dbdccad9ee27461887

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "VENMO" | "ZELLE" | "%future added value";
export type UploadMethod = "MANUAL" | "UPLOAD" | "%future added value";
export type CreateReceiptInput = {
  confirmsScan?: boolean | null | undefined;
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
  splitEvenlyAmong?: number | null | undefined;
  tax?: string | null | undefined;
  tip?: string | null | undefined;
  total?: string | null | undefined;
  uploadMethod?: UploadMethod | null | undefined;
};
export type ReceiptItemInput = {
  id?: string | null | undefined;
  name: string;
  price: string;
  quantity?: number | null | undefined;
  splitWith?: number | null | undefined;
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
    readonly __typename: "Conflict";
    readonly message: string;
  } | {
    readonly __typename: "CreateReceiptPayload";
    readonly receipt: {
      readonly description: string;
      readonly id: string;
      readonly linkId: string;
      readonly restaurantName: string;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly fields: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
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
    "name": "createReceipt",
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
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
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
    "name": "useSubmitReceiptMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSubmitReceiptMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b492003fe8b8ae94325a4a41db1c439e76d5ccde6b9714dbdccad9ee27461887",
    "metadata": {},
    "name": "useSubmitReceiptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b5c364b5bec54db4d2b4e257f54d2d80";

export default node;
