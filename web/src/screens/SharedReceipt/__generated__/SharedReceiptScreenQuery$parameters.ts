/**
 * @generated SignedSource<<2cb2470ec6e06570012913053e31caeb>>
 * @relayHash 84fee73cd1c29427c6a121af6b480ca6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 866c8e4019b6f5b830c075475a8f5aa797d3c083943c44cd09e06d632371ea51

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "866c8e4019b6f5b830c075475a8f5aa797d3c083943c44cd09e06d632371ea51",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
