/**
 * @generated SignedSource<<d76b4501dd5365f1de95ab1c22c3f56f>>
 * @relayHash 40c582a2ed3af001ab9f8c673aab93fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e63ca0f699f7063044e323aa9f8b0b8accf46afb580fa55178b0402be0d9ab15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e63ca0f699f7063044e323aa9f8b0b8accf46afb580fa55178b0402be0d9ab15",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
