/**
 * @generated SignedSource<<6653616e40a63aaa40a4c39ec77edc24>>
 * @relayHash 953cb7114abe6c5e9304ac0ad886b5b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d693a3250de411fed816d63ff273ec32a75619c37e977d6b6b06fe85b8fdd46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d693a3250de411fed816d63ff273ec32a75619c37e977d6b6b06fe85b8fdd46",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
