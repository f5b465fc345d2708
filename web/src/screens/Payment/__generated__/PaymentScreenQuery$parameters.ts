/**
 * @generated SignedSource<<d3180011b500c594cbc2acf0082cf062>>
 * @relayHash f591fcc32db2eb27f5ea4d4ef7e1e7e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ada7e647cb91bb78d0f6857e33c061c2f9824b2afd7ec540325bf79d4edfafeb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ada7e647cb91bb78d0f6857e33c061c2f9824b2afd7ec540325bf79d4edfafeb",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
