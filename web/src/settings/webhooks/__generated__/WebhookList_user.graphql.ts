/**
 * @generated SignedSource<<b0106649746046e05dcf5f35f2013981>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookList_user$data = {
  readonly webhooks: ReadonlyArray<{
    readonly id: string;
    readonly isOn: boolean;
    readonly url: string;
    readonly " $fragmentSpreads": FragmentRefs<"WebhookPanel_webhook">;
  }>;
  readonly " $fragmentType": "WebhookList_user";
};
export type WebhookList_user$key = {
  readonly " $data"?: WebhookList_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookList_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookList_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Webhook",
      "kind": "LinkedField",
      "name": "webhooks",
      "plural": true,
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
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOn",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WebhookPanel_webhook"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "307aa74f6a235997a1609ce0c9849b1c";

export default node;
