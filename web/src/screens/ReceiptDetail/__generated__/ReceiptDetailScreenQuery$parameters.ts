/**
 * @generated SignedSource<<fc3b1d94a1be2fc8d61047b4b669a6aa>>
 * @relayHash 6bd0c0d1beb8e1254b63d4dd690e230f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4f0a6a5e4f9163e3eb48758ec8f9da196adde6eca536cf3a3e0029613c0b4a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4f0a6a5e4f9163e3eb48758ec8f9da196adde6eca536cf3a3e0029613c0b4a1",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
