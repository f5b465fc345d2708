/**
 * @generated SignedSource<<40a59c95e85677877119b71f35b132c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwedByMe_page$data = {
  readonly displayName: string;
  readonly owedByMe: ReadonlyArray<{
    readonly balance: {
      readonly currency: string;
      readonly iOwe: string;
    };
    readonly receipt: {
      readonly date: string;
      readonly id: string;
      readonly linkId: string;
      readonly restaurantName: string;
    };
  }>;
  readonly " $fragmentType": "OwedByMe_page";
};
export type OwedByMe_page$key = {
  readonly " $data"?: OwedByMe_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwedByMe_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwedByMe_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceiptBetween",
      "kind": "LinkedField",
      "name": "owedByMe",
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
              "name": "date",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "iOwe",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "NamePage",
  "abstractKey": null
};

(node as any).hash = "73ff5baf8f94942f66741e4f3b1e80fe";

export default node;
