/**
 * @generated SignedSource<<cfcf2c0378b0b192cf23db4a3bf0ec7a>>
 * @relayHash 12e94946a1ef54f2c7420e19f09ee658
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43a93aecda54cdaba43f3c2164494ba356b26848c446c7d1675e2e0f313e13f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43a93aecda54cdaba43f3c2164494ba356b26848c446c7d1675e2e0f313e13f9",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
