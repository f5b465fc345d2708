/**
 * @generated SignedSource<<248d7d23a452d78af230e8d158d0049c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailHeader_receipt$data = {
  readonly hostName: string;
  readonly linkId: string;
  readonly " $fragmentType": "DetailHeader_receipt";
};
export type DetailHeader_receipt$key = {
  readonly " $data"?: DetailHeader_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailHeader_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailHeader_receipt",
  "selections": [
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
      "name": "hostName",
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "3ed9d7611cb4a64908ee80a6f515440e";

export default node;
