/**
 * @generated SignedSource<<5314551db87a4d1fc9b3ba74e35910f7>>
 * @relayHash bc9c1a5c40dc528f0fca2f2796a29b0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32bb05d473c1f505f67107964d11b8275eb0eef940ded7eaa03c8e5b09f945ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32bb05d473c1f505f67107964d11b8275eb0eef940ded7eaa03c8e5b09f945ba",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
