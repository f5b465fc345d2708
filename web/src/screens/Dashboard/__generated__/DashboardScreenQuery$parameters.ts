/**
 * @generated SignedSource<<c56f95952bc18ba67a16a71435cb1b67>>
 * @relayHash 2c57f9a36502493a3c420e2fc3fb601f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cef3d520c91a397ac85144b03e79166abc1e4afe49d38be667997d8891486c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0cef3d520c91a397ac85144b03e79166abc1e4afe49d38be667997d8891486c4",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
