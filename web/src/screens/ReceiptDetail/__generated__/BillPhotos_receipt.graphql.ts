/**
 * @generated SignedSource<<ed727c635c503ab4e1e5ac310dd94a04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillPhotos_receipt$data = {
  readonly id: string;
  readonly photos: ReadonlyArray<{
    readonly height: number;
    readonly url: string;
    readonly width: number;
  }>;
  readonly photosShared: boolean;
  readonly " $fragmentType": "BillPhotos_receipt";
};
export type BillPhotos_receipt$key = {
  readonly " $data"?: BillPhotos_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillPhotos_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillPhotos_receipt",
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
      "name": "photosShared",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceiptPhoto",
      "kind": "LinkedField",
      "name": "photos",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "22ea936c968f51275b9afefcaf513d22";

export default node;
