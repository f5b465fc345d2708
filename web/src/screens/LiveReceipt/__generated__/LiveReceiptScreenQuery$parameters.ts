/**
 * @generated SignedSource<<68a1f23e9ab46b3833ab0c9fecf32349>>
 * @relayHash a11be6024c06f352bcb173ddaf2fbe8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 700bc2ff99125a7762e7ef259849fb6c2aa1f84aa1e78c544d086537ce6aa1f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "700bc2ff99125a7762e7ef259849fb6c2aa1f84aa1e78c544d086537ce6aa1f9",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
