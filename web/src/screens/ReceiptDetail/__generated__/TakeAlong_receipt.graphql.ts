/**
 * @generated SignedSource<<35b851f165a3d2bccd0416b24ac52ef7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TakeAlong_receipt$data = {
  readonly id: string;
  readonly linkId: string;
  readonly photos: ReadonlyArray<{
    readonly url: string;
  }>;
  readonly " $fragmentType": "TakeAlong_receipt";
};
export type TakeAlong_receipt$key = {
  readonly " $data"?: TakeAlong_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"TakeAlong_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TakeAlong_receipt",
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
      "name": "linkId",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "707945cfd8abfe2fc2c48831bd4231c2";

export default node;
