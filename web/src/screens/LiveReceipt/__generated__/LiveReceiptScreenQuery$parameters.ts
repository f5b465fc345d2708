/**
 * @generated SignedSource<<67fbed2d530a70e088465c97da467258>>
 * @relayHash a104588d458f2ff1befcadb24fdbedf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d15b675e54646ca98a8bd7594e6119e5c00b33fc4679a55b76af129a33e4c88b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d15b675e54646ca98a8bd7594e6119e5c00b33fc4679a55b76af129a33e4c88b",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
