/**
 * @generated SignedSource<<afb984ee605c5930bf5116224593f41e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiveHeader_receipt$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Presence_receipt">;
  readonly " $fragmentType": "LiveHeader_receipt";
};
export type LiveHeader_receipt$key = {
  readonly " $data"?: LiveHeader_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveHeader_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiveHeader_receipt",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Presence_receipt"
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "f7e7fec51dd2e1580b2962cea138126b";

export default node;
