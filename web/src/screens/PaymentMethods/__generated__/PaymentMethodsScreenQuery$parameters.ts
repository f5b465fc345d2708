/**
 * @generated SignedSource<<dad2c6efe4659afe8d6419ca7d420369>>
 * @relayHash 8887040c943345ceb806fa98482fec73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbb49966bc6ef9e9dd15f566454700949cb70d478c9041355101b1e15328e2f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentMethodsScreenQuery } from './PaymentMethodsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentMethodsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fbb49966bc6ef9e9dd15f566454700949cb70d478c9041355101b1e15328e2f3",
    "metadata": {},
    "name": "PaymentMethodsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
