/**
 * @generated SignedSource<<8929784d6d34462e4e8961f8efbe480c>>
 * @relayHash de819511388e884e1c05c27f19780d28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7c0380983feaae9398bbaf6b4868cb0d2ebef643a6b31cf36bd39ddaeec3513

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EveningScreenQuery } from './EveningScreenQuery.graphql';

const node: PreloadableConcreteRequest<EveningScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7c0380983feaae9398bbaf6b4868cb0d2ebef643a6b31cf36bd39ddaeec3513",
    "metadata": {},
    "name": "EveningScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
