/**
 * @generated SignedSource<<33db001858aad3cf95d1249005f88451>>
 * @relayHash e9689a6ba972b5c77ea9d360881e36fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42474a8d33dad9b2ef55a37a7f8fcd648de88055005634b72c77f4bb97833fab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42474a8d33dad9b2ef55a37a7f8fcd648de88055005634b72c77f4bb97833fab",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
