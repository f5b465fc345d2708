/**
 * @generated SignedSource<<3d9313f95e635881eadaf180068a1f89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhoneStatus_user$data = {
  readonly isPhoneVerified: boolean;
  readonly phone: string | null | undefined;
  readonly " $fragmentType": "PhoneStatus_user";
};
export type PhoneStatus_user$key = {
  readonly " $data"?: PhoneStatus_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhoneStatus_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhoneStatus_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPhoneVerified",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "300a85b200f31a29d26589c717607b22";

export default node;
