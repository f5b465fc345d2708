/**
 * @generated SignedSource<<3c44e4cd560669da91d5f14be03f2c9a>>
 * @relayHash a6b151fb203939bc516a7087e0ba9de5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c61d2cf7d2baeb19b2003510ba2efcf49f723cd19d7234481085ea4e5c110fc3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c61d2cf7d2baeb19b2003510ba2efcf49f723cd19d7234481085ea4e5c110fc3",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
