/**
 * @generated SignedSource<<c6cbeab5f0e6b5baae825bd3b4302919>>
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

(node as any).hash = "79991fb6f319ee7117a0c0416df7c0cb";

export default node;
