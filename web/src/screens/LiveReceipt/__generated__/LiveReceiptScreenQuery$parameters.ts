/**
 * @generated SignedSource<<0c3860e46cca6d27eac7b8112672a16c>>
 * @relayHash 854a0f0a31653f99f818db3c8f73ce1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 778b9ff4fc728da688e7ffd4d709098bd89ef57e80bc0aeb158cf5e388e6aee4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "778b9ff4fc728da688e7ffd4d709098bd89ef57e80bc0aeb158cf5e388e6aee4",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
