/**
 * @generated SignedSource<<26fd15492e291751341db2c3086247a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Requests_user$data = {
  readonly requests: ReadonlyArray<{
    readonly key: string;
    readonly " $fragmentSpreads": FragmentRefs<"RequestRow_request">;
  }>;
  readonly " $fragmentType": "Requests_user";
};
export type Requests_user$key = {
  readonly " $data"?: Requests_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Requests_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Requests_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentRequest",
      "kind": "LinkedField",
      "name": "requests",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RequestRow_request"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "f2c0ecce78f5fe9d491c9f32c49b9f2a";

export default node;
