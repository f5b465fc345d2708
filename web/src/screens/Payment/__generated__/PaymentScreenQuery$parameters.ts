/**
 * @generated SignedSource<<629e290cc52657c2b6faa3a445170ab5>>
 * @relayHash b67c24503907c51a8a6d6cf833fb5e1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c700f805a3b835a57ff8b52357b1de9a7fb1105c95fccb9abcfad572ee92fa1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c700f805a3b835a57ff8b52357b1de9a7fb1105c95fccb9abcfad572ee92fa1e",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
