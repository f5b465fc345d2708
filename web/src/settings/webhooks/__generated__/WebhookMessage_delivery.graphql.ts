/**
 * @generated SignedSource<<2fa9f8eea4f2506370f610840bcf1307>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookDeliveryProblem = "CERTIFICATE" | "NOT_PUBLIC" | "TIMEOUT" | "UNREACHABLE" | "%future added value";
export type WebhookDeliveryState = "DELIVERED" | "FAILED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookMessage_delivery$data = {
  readonly attempts: number;
  readonly createdAt: string;
  readonly durationMs: number | null | undefined;
  readonly id: string;
  readonly nextAttemptAt: string | null | undefined;
  readonly problem: WebhookDeliveryProblem | null | undefined;
  readonly state: WebhookDeliveryState;
  readonly status: number | null | undefined;
  readonly type: string;
  readonly " $fragmentType": "WebhookMessage_delivery";
};
export type WebhookMessage_delivery$key = {
  readonly " $data"?: WebhookMessage_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookMessage_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookMessage_delivery",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextAttemptAt",
      "storageKey": null
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "6a793cc50e87f435f4a89c471b903c7a";

export default node;
