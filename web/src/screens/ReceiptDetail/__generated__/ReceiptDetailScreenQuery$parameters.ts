/**
 * @generated SignedSource<<290fc2a90cbe22a6ccfd44c0346ede49>>
 * @relayHash 1b4ec661e1190150441280d1ad72a311
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b169bc420a584dc3e44d6fbb20439cc819bec99800ed7761dbbe9ea8335e346

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b169bc420a584dc3e44d6fbb20439cc819bec99800ed7761dbbe9ea8335e346",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
