/**
 * @generated SignedSource<<0ca90096f40d5ded375ebd8655fd05b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeopleTotals_user$data = {
  readonly iOweTotal: string;
  readonly owedToMeTotal: string;
  readonly " $fragmentType": "PeopleTotals_user";
};
export type PeopleTotals_user$key = {
  readonly " $data"?: PeopleTotals_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleTotals_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeopleTotals_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "owedToMeTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "iOweTotal",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2fab9b5e6ca49439ff8605e9d40df51d";

export default node;
