/**
 * @generated SignedSource<<262898a1138d295bb1bbf0bed38e7a84>>
 * @relayHash 6a38cefdac2f11971c7f282e8398d3b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33833f2d3e399bcc1f65ea49fc5e80f2a5cc681b8eaed0cae76c5be54d2b1d77

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33833f2d3e399bcc1f65ea49fc5e80f2a5cc681b8eaed0cae76c5be54d2b1d77",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
