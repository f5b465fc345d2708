/**
 * @generated SignedSource<<efcb28635a89366eb1f93d60d1b7dd24>>
 * @relayHash 8cbad70c8764a610f3c7a7ada7291784
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e282e3f9068a4443b230acaaefd81514dc996ee6152464bd021f1fadf5b0dc67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e282e3f9068a4443b230acaaefd81514dc996ee6152464bd021f1fadf5b0dc67",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
