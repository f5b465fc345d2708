/**
 * @generated SignedSource<<64d025302d81d691a2c088695f57b8ee>>
 * @relayHash 30e19afed73cb62fc2a37d1cbcf61dea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c89f16b11d8fb833e65fd8b0cca20312ab43f49e608f66f8713ed5f7ca5a330

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c89f16b11d8fb833e65fd8b0cca20312ab43f49e608f66f8713ed5f7ca5a330",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
