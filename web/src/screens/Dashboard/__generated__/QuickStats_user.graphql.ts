/**
 * @generated SignedSource<<5139bb7d44a5acf4ec1fbc5593375a82>>
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
    readonly total: string;
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
          "kind": "ScalarField",
          "name": "total",
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

(node as any).hash = "c781af3d22c9932eea6cba1e798ceac4";

export default node;
