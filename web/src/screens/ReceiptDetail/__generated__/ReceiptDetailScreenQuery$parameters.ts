/**
 * @generated SignedSource<<a8b2effb6b05e1d954dac27cdac654b5>>
 * @relayHash b05a581e40f744af6df5892d79d6c1c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6c8132d00a63ed6cb000d9085c116f554d832bc5bb89c40e6c557616b86672d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6c8132d00a63ed6cb000d9085c116f554d832bc5bb89c40e6c557616b86672d",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
