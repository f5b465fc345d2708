/**
 * @generated SignedSource<<cfa07a96bc80b058061d442c07664ce3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TwoFactorRow_user$data = {
  readonly isTwoFactorOn: boolean;
  readonly recoveryCodesLeft: number;
  readonly " $fragmentType": "TwoFactorRow_user";
};
export type TwoFactorRow_user$key = {
  readonly " $data"?: TwoFactorRow_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoFactorRow_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TwoFactorRow_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTwoFactorOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recoveryCodesLeft",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "0735f5c5e71bdfbabc154df957d234cd";

export default node;
