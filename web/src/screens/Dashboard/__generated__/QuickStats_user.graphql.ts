/**
 * @generated SignedSource<<5dd34d8f1d500613c84ac78ce1e7601e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuickStats_user$data = {
  readonly stats: {
    readonly count: number;
    readonly thisMonth: number;
    readonly totals: ReadonlyArray<{
      readonly amount: string;
      readonly currency: string;
    }>;
  };
  readonly " $fragmentType": "QuickStats_user";
};
export type QuickStats_user$key = {
  readonly " $data"?: QuickStats_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickStats_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuickStats_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceiptStats",
      "kind": "LinkedField",
      "name": "stats",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MoneySum",
          "kind": "LinkedField",
          "name": "totals",
          "plural": true,
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
              "name": "amount",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thisMonth",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "3ef1e731ef344e19eea32110f35fb336";

export default node;
