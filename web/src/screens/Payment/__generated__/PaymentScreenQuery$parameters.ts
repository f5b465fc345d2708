/**
 * @generated SignedSource<<00c995dea29e89a3700c1b3a1ffab948>>
 * @relayHash 7215379142125244425b2034a3e703f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b14b305c9e99fdb6faee2f6f0ea89b93832944e3bac172057c38b74218f232c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b14b305c9e99fdb6faee2f6f0ea89b93832944e3bac172057c38b74218f232c8",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
