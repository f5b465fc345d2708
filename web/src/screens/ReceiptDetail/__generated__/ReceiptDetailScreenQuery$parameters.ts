/**
 * @generated SignedSource<<d94e364931b46e8679a2ccfc32c87b42>>
 * @relayHash 5569bed8c37f3ae4cd63a1b8003b8409
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da375a9e12771d782eb59a1e7dc3a9cf8a1ae3efe40dd3e8f595e1eb09e64cdf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da375a9e12771d782eb59a1e7dc3a9cf8a1ae3efe40dd3e8f595e1eb09e64cdf",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
