/**
 * @generated SignedSource<<72426da3c401ed35438534bf991a444b>>
 * @relayHash c09781300fdea6b81034bde3e752e0a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6aa487dc907aeb796c506323a79fb1b34c861e5d71c3424b75cbad16a75e3068

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6aa487dc907aeb796c506323a79fb1b34c861e5d71c3424b75cbad16a75e3068",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
