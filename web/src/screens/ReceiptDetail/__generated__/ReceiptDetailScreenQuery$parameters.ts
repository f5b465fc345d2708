/**
 * @generated SignedSource<<08c39c9c188057572ed20e450bfa5f07>>
 * @relayHash 7eef354ff4e69c5c6fa45932c2f5aeb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04e2dfb4790cfb258d4c063321b895a760d43cd83df37db96b9cbb48445137e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04e2dfb4790cfb258d4c063321b895a760d43cd83df37db96b9cbb48445137e5",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
