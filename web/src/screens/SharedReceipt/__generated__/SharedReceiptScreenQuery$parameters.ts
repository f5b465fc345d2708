/**
 * @generated SignedSource<<61ad28de1d911cf38ac7009618326582>>
 * @relayHash e83278c037edcdb8198165b490ab256e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0647a1fa8955f4429d1a780ea1d302d431478e88585a25b751052f05b949e294

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0647a1fa8955f4429d1a780ea1d302d431478e88585a25b751052f05b949e294",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
