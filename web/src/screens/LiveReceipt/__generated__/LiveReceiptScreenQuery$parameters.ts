/**
 * @generated SignedSource<<c246d441a735783f8b91cabd27e31550>>
 * @relayHash 64bd24ed8e0c036eaa8a73900b546c56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21efd2d6e7820afb4ad431511edc6958c77ef8fac70f10e7121ece0db035872b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21efd2d6e7820afb4ad431511edc6958c77ef8fac70f10e7121ece0db035872b",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
