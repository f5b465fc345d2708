/**
 * @generated SignedSource<<c45631ff5c2ec66966a7a712e56c69a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookEvent = "BILL_EDITED" | "CLAIM_CREATED" | "CLAIM_REMOVED" | "PAYMENT_CONFIRMED" | "PAYMENT_DISPUTED" | "PAYMENT_REPORTED" | "RECEIPT_CREATED" | "RECEIPT_SETTLED" | "%future added value";
export type WebhookOffReason = "FAILING" | "GONE" | "OWNER" | "PASSWORD_RESET" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookPanel_webhook$data = {
  readonly events: ReadonlyArray<WebhookEvent>;
  readonly formerSecretUntil: string | null | undefined;
  readonly id: string;
  readonly isOn: boolean;
  readonly offReason: WebhookOffReason | null | undefined;
  readonly receiptId: string | null | undefined;
  readonly url: string;
  readonly " $fragmentType": "WebhookPanel_webhook";
};
export type WebhookPanel_webhook$key = {
  readonly " $data"?: WebhookPanel_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookPanel_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookPanel_webhook",
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
      "name": "events",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receiptId",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formerSecretUntil",
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "a06abb4ca5f3ee2782f88984661c10d5";

export default node;
