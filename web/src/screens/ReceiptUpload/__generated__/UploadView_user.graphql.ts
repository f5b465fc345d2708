/**
 * @generated SignedSource<<fcb39457226c13fc190daad434c6895f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UploadView_user$data = {
  readonly lastCurrency: string;
  readonly userId: string;
  readonly " $fragmentType": "UploadView_user";
};
export type UploadView_user$key = {
  readonly " $data"?: UploadView_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UploadView_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UploadView_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastCurrency",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "413768f2cb2c5b8208e7c52fd9906984";

export default node;
