/**
 * @generated SignedSource<<6d22e00c70baab6e183aa0808daf3180>>
 * @relayHash a85ce5dd0901e8de6d07044d26d5c803
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c876181210329524faada197182c1d9a068133745c5e3389743dc892578d820a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EveningScreenQuery } from './EveningScreenQuery.graphql';

const node: PreloadableConcreteRequest<EveningScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c876181210329524faada197182c1d9a068133745c5e3389743dc892578d820a",
    "metadata": {},
    "name": "EveningScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
