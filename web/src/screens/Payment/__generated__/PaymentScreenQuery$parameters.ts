/**
 * @generated SignedSource<<41a21f087354ada524b044f79bd74de6>>
 * @relayHash 5fe9e3f94f5348eaed0f69370731aadc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c53a6781fa84cbb39c714bd5dbebf5119765dcdae9f57a79acca030967e70818

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c53a6781fa84cbb39c714bd5dbebf5119765dcdae9f57a79acca030967e70818",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
