/**
 * @generated SignedSource<<c2849c1da60d5311610cb01581e0fa00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Visibility = "LINK" | "PARTICIPANTS" | "PRIVATE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ManageReceipt_receipt$data = {
  readonly description: string;
  readonly id: string;
  readonly restaurantName: string;
  readonly visibility: Visibility;
  readonly " $fragmentSpreads": FragmentRefs<"AskByName_receipt" | "HowItIsSplit_receipt" | "WhoMaySeeIt_receipt">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibility",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AskByName_receipt"
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "3fb37d6f75f39fa10b5e3a30ab3ac260";

export default node;
