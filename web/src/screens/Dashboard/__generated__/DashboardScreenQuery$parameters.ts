/**
 * @generated SignedSource<<9e29de293ecd1d619a1058db6b34cd8f>>
 * @relayHash 663da742ccf611469205ff66ad9bacfb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65399bd53706ff40ef7267aa620657551fd9e382daa3ad311c40d7cb09d26740

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  kind: 'PreloadableConcreteRequest',
  params: {
    id: '65399bd53706ff40ef7267aa620657551fd9e382daa3ad311c40d7cb09d26740',
    metadata: {},
    name: 'DashboardScreenQuery',
    operationKind: 'query',
    text: null,
  },
};

export default node;
