/**
 * @generated SignedSource<<99c01fc4a846c7efb4ff3141f9fb7143>>
 * @relayHash f74014a21bb04bba3c2468857767f6e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0780f9ec945cb0646f798c7e24dac8f46068c24025e56754a62c47e2677b66b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0780f9ec945cb0646f798c7e24dac8f46068c24025e56754a62c47e2677b66b1",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
