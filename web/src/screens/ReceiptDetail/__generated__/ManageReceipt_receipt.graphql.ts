/**
 * @generated SignedSource<<368f7ebc24903c237c0a9e53e2727f96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManageReceipt_receipt$data = {
  readonly description: string;
  readonly id: string;
  readonly restaurantName: string;
  readonly " $fragmentSpreads": FragmentRefs<"HowItIsSplit_receipt" | "WhoMaySeeIt_receipt">;
  readonly " $fragmentType": "ManageReceipt_receipt";
};
export type ManageReceipt_receipt$key = {
  readonly " $data"?: ManageReceipt_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManageReceipt_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManageReceipt_receipt",
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
      "name": "restaurantName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhoMaySeeIt_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HowItIsSplit_receipt"
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "d5f19ce8245e7cf0914124f3383c8dd8";

export default node;
