/**
 * @generated SignedSource<<fb1771c89b13bc25324269d19360df2d>>
 * @relayHash a1fd3e48c99058a1230ec392fd06175e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c57fc83f3c5d111025857561fb3257bce08245a7e27a57d25bbe0d9b6f3f337b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c57fc83f3c5d111025857561fb3257bce08245a7e27a57d25bbe0d9b6f3f337b",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
