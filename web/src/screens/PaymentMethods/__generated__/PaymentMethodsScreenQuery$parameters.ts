/**
 * @generated SignedSource<<704b4f2ae9a6169251d1a1fa06a8d33b>>
 * @relayHash d99c0b4f7bf5634d7bd4c8855ba0b442
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45b8a37b18fe70d76faa5ca722b22ff005f5ad609066d745c84d756ea3c6d8b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentMethodsScreenQuery } from './PaymentMethodsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentMethodsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45b8a37b18fe70d76faa5ca722b22ff005f5ad609066d745c84d756ea3c6d8b3",
    "metadata": {},
    "name": "PaymentMethodsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
