/**
 * @generated SignedSource<<a58c142b4d4ba9c25d251264fbb12deb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Presence_receipt$data = {
  readonly looking: number;
  readonly " $fragmentType": "Presence_receipt";
};
export type Presence_receipt$key = {
  readonly " $data"?: Presence_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"Presence_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Presence_receipt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "looking",
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "986dc91ea1d3c21d225f065eae30a1b5";

export default node;
