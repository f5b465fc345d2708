/**
 * @generated SignedSource<<7475b8588743f04c79076563ec86e026>>
 * @relayHash e6d03f3eadac6af1d7fa821fe9e689f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b8872faff0b13cbf7020afd83c88d2bb1b51a6abcc107616cf994aeeffb86bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EveningScreenQuery } from './EveningScreenQuery.graphql';

const node: PreloadableConcreteRequest<EveningScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b8872faff0b13cbf7020afd83c88d2bb1b51a6abcc107616cf994aeeffb86bf",
    "metadata": {},
    "name": "EveningScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
