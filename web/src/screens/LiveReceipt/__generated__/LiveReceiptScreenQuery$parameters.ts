/**
 * @generated SignedSource<<d670cead50c385ac6d6e2a7ec5d5df9b>>
 * @relayHash 82d0e461e47760875db096547dae7f60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c8938eba9d4307bf307b3dace1d8415a96152a1b27cc8820f8b80f3641fc36a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c8938eba9d4307bf307b3dace1d8415a96152a1b27cc8820f8b80f3641fc36a",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
