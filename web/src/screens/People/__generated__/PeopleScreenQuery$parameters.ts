/**
 * @generated SignedSource<<0a306355a729dfc527cd481bbb6b219a>>
 * @relayHash 9625b3577f466b022c68977b7cdcdb3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e193b3c83de455fe05ce262d389fbf490a49a4837fe0a3f239f237294dfe861

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeopleScreenQuery } from './PeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e193b3c83de455fe05ce262d389fbf490a49a4837fe0a3f239f237294dfe861",
    "metadata": {},
    "name": "PeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
