/**
 * @generated SignedSource<<ad261a4957e3891a7665a3beed7c9020>>
 * @relayHash 932cedb26b3e755cadfa1e1cecba80ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42f6c25e45571dc19ab8cd16a96a798d72469505624cc6aa7bbb3ab0198868af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42f6c25e45571dc19ab8cd16a96a798d72469505624cc6aa7bbb3ab0198868af",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
