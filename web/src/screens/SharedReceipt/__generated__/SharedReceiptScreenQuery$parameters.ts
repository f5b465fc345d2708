/**
 * @generated SignedSource<<6ec30974340e79885cb2dd491ff636ec>>
 * @relayHash 11dcdbcec0a43e495230f6fced6f0334
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbf20deea1f1ecd6e042247b91ae4b8cee46ab59bf3701e26319dfa1597e52a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cbf20deea1f1ecd6e042247b91ae4b8cee46ab59bf3701e26319dfa1597e52a6",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
