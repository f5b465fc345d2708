/**
 * @generated SignedSource<<189b835114e33482bec091747bc24d93>>
 * @relayHash 35188c83bb2a6a80cbcfdfd5f682e954
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eae4f57a02c7206b44933bfdd9073390e18fa4ee904ba251ea1410a85c85706e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentMethodsScreenQuery } from './PaymentMethodsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentMethodsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eae4f57a02c7206b44933bfdd9073390e18fa4ee904ba251ea1410a85c85706e",
    "metadata": {},
    "name": "PaymentMethodsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
