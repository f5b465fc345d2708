/**
 * @generated SignedSource<<5ca99dc7568ab3acc5497f3033fe42d6>>
 * @relayHash 5a1d2664924795330bacc7d63d1a9047
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5193fbf79d6240ffc809a7c759ee56fd15583a7755afa0ba3dd9bd2d5e25b83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EveningScreenQuery } from './EveningScreenQuery.graphql';

const node: PreloadableConcreteRequest<EveningScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5193fbf79d6240ffc809a7c759ee56fd15583a7755afa0ba3dd9bd2d5e25b83",
    "metadata": {},
    "name": "EveningScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
