/**
 * @generated SignedSource<<7d0e6bc9c713e29f3c864e992565467e>>
 * @relayHash 2bd31881315de16c536387b375c4f274
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab415d42b4e17dc731104c5f4a336c81699bb582ba162745a6265c6ed1b6d477

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab415d42b4e17dc731104c5f4a336c81699bb582ba162745a6265c6ed1b6d477",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
