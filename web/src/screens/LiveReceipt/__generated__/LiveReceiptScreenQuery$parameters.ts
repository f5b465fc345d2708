/**
 * @generated SignedSource<<ca65e95649867d2dd2d76034a5e33b2d>>
 * @relayHash e7838cab95bdfcee9de9bcb3c69f34f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1b94380c76ad36b1c8d34921d4418fa065bc6e47e9884a30d9ecde6d7e3c330

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1b94380c76ad36b1c8d34921d4418fa065bc6e47e9884a30d9ecde6d7e3c330",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
