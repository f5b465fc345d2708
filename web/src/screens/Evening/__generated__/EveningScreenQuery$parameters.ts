/**
 * @generated SignedSource<<ba77d762be6e97a0ed650b7f8e4171d5>>
 * @relayHash 7c90c4a6ab276df90eede678875d6cfc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd02e37498426c0fcdcdfa75a771658fe2636ea2b3bf9d824bea785c1cc1e13f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EveningScreenQuery } from './EveningScreenQuery.graphql';

const node: PreloadableConcreteRequest<EveningScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd02e37498426c0fcdcdfa75a771658fe2636ea2b3bf9d824bea785c1cc1e13f",
    "metadata": {},
    "name": "EveningScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
