/**
 * @generated SignedSource<<7b6ade45e7853f9c7f059dc7a433ab18>>
 * @relayHash a69a0fb83d46f962605a0b6beab925df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0118852874897b6287489692b6be244892d656352121e2eb9ba89c7d601aec80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0118852874897b6287489692b6be244892d656352121e2eb9ba89c7d601aec80",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
