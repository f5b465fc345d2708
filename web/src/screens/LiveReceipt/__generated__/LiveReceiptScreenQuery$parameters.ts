/**
 * @generated SignedSource<<7032c7ee671230f6d5a1f83d1404cc65>>
 * @relayHash 7f695f89d771aa7bce0e7ed1dbc3c7e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c7439fb2f2c883208e343c5bd88bb086ba4f3279c5996d5518a9c4b0d01408f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c7439fb2f2c883208e343c5bd88bb086ba4f3279c5996d5518a9c4b0d01408f",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
