/**
 * @generated SignedSource<<51a3f200d2b421249f4aa34744b5d0e7>>
 * @relayHash c69bc53a91aaf89510c14b658c34805e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04d44a9a6ddf19c33705c0500d9eea164fe2ab3659886381fcefe91c3d2199f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SummaryScreenQuery } from './SummaryScreenQuery.graphql';

const node: PreloadableConcreteRequest<SummaryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04d44a9a6ddf19c33705c0500d9eea164fe2ab3659886381fcefe91c3d2199f5",
    "metadata": {},
    "name": "SummaryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
