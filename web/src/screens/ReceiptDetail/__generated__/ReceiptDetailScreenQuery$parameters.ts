/**
 * @generated SignedSource<<0d8409792f6f28e3d44d2be669800bbc>>
 * @relayHash 723b8873f810e4f44093fc531659f834
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7970a38cdc64c3fb06737685c8ca2d9e40630adc6b12633302ce5b4af90317b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7970a38cdc64c3fb06737685c8ca2d9e40630adc6b12633302ce5b4af90317b5",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
