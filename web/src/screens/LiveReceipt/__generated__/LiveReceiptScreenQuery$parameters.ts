/**
 * @generated SignedSource<<c882faac7dd3653bf6e7c5ecd5cb4cf3>>
 * @relayHash 05e720582e0b7508f00221c05cad8ffc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0df7c1603c27a3951dee2372048003535cbcf0498fa831385af6ce329e63c095

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0df7c1603c27a3951dee2372048003535cbcf0498fa831385af6ce329e63c095",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
