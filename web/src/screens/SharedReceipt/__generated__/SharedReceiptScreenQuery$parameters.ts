/**
 * @generated SignedSource<<c82ef7148572232643b9dc0e6086b2ae>>
 * @relayHash e04d73ac409f98e00c38741052029022
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4a21e1a5a1dd31747e1cfab07d7976b1ac0400e00540d37bc6b0b220002bae4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4a21e1a5a1dd31747e1cfab07d7976b1ac0400e00540d37bc6b0b220002bae4",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
