/**
 * @generated SignedSource<<e232907ec5847bf89baca2c42ea715c3>>
 * @relayHash f71a67e26491cabc308f9b777af02f73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a55bd5b3f32fa1e812b03b8378f7e577ce1dc06fdf216db55b64e26e81c29f9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a55bd5b3f32fa1e812b03b8378f7e577ce1dc06fdf216db55b64e26e81c29f9f",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
