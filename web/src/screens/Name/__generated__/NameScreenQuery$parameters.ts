/**
 * @generated SignedSource<<c665d62a688226247a6c76832f467b96>>
 * @relayHash c73c600225d2ff750d22756f02dc74be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0fd2a0ede8a6d285555229dddf223ca4830fafc4046d267f88be6070a5fc6e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NameScreenQuery } from './NameScreenQuery.graphql';

const node: PreloadableConcreteRequest<NameScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0fd2a0ede8a6d285555229dddf223ca4830fafc4046d267f88be6070a5fc6e2",
    "metadata": {},
    "name": "NameScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
