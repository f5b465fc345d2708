/**
 * @generated SignedSource<<7b72ed4aea476265cc2ee8a1228e2475>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HostNotices_receipt$data = {
  readonly gap: string;
  readonly mismatch: string;
  readonly " $fragmentType": "HostNotices_receipt";
};
export type HostNotices_receipt$key = {
  readonly " $data"?: HostNotices_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"HostNotices_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HostNotices_receipt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mismatch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gap",
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "6a26644250be9ca56bb7529f765e4803";

export default node;
