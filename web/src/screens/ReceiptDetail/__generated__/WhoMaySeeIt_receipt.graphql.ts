/**
 * @generated SignedSource<<5a3a0c489ba2265aa56eef243d64d522>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Visibility = "LINK" | "PARTICIPANTS" | "PRIVATE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WhoMaySeeIt_receipt$data = {
  readonly id: string;
  readonly visibility: Visibility;
  readonly " $fragmentType": "WhoMaySeeIt_receipt";
};
export type WhoMaySeeIt_receipt$key = {
  readonly " $data"?: WhoMaySeeIt_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhoMaySeeIt_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhoMaySeeIt_receipt",
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
      "name": "visibility",
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "d069598d7be23772d0fd57a0a35fb431";

export default node;
