/**
 * @generated SignedSource<<d35c6350aeec11df709835fa38b9fe64>>
 * @relayHash ad52261f82e0540b645b7c6826a1194e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0206b0aaee980d3f06aafcb615c094c5e2961f67114d32e96ba511c1ffd43cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentMethodsScreenQuery } from './PaymentMethodsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentMethodsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0206b0aaee980d3f06aafcb615c094c5e2961f67114d32e96ba511c1ffd43cf",
    "metadata": {},
    "name": "PaymentMethodsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
