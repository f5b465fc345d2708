/**
 * @generated SignedSource<<2f6b08daa1151378062b1727a47fe083>>
 * @relayHash 06310d37dd20855753a19da61a65f6f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe019808b0cb3c53a37f727c9ba898e10b88b2e59dfa9423b9ac9be35b4e6856

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeopleScreenQuery } from './PeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe019808b0cb3c53a37f727c9ba898e10b88b2e59dfa9423b9ac9be35b4e6856",
    "metadata": {},
    "name": "PeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
