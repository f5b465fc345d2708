/**
 * @generated SignedSource<<d2ca4dd85c6c3f7cfeff2642f69a19b8>>
 * @relayHash 9830656a5f5da4af62fa86b4ac65815d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 333d2d8d50d5856a1343301cd80f719a8aaad77eeb10da79c0ea47e1f3fce8a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "333d2d8d50d5856a1343301cd80f719a8aaad77eeb10da79c0ea47e1f3fce8a7",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
