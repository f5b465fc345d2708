/**
 * @generated SignedSource<<2accb5b03c4f0eef934fa0b381a41005>>
 * @relayHash 52d24d571f1c945b833df0af947c61cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e4b5a03e060530f66320433edea1a34f6400bc8802f3a1f19d85db15ebb76fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e4b5a03e060530f66320433edea1a34f6400bc8802f3a1f19d85db15ebb76fa",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
