/**
 * @generated SignedSource<<947d6e02782fec59e9db52a7b9c44302>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreferencesForm_channels$data = {
  readonly hasSms: boolean;
  readonly pushKey: string | null | undefined;
  readonly " $fragmentType": "PreferencesForm_channels";
};
export type PreferencesForm_channels$key = {
  readonly " $data"?: PreferencesForm_channels$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreferencesForm_channels">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreferencesForm_channels",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pushKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasSms",
      "storageKey": null
    }
  ],
  "type": "MessageChannels",
  "abstractKey": null
};

(node as any).hash = "134a3b983764f64b107a5c59b5e77664";

export default node;
