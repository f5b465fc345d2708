/**
 * @generated SignedSource<<e65d81c10ca37cc88de46b0be34bdaea>>
 * @relayHash a9e5587c2e49fda76441327824e67aca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd9901a8ac2dc30dae54a28ccdf52c4101b108915408e283a0fbf35802eb4164

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd9901a8ac2dc30dae54a28ccdf52c4101b108915408e283a0fbf35802eb4164",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
