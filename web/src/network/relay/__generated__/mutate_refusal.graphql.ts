/**
 * @generated SignedSource<<1d67ceb961f4eaae8e4e6f4b33cb6ebe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type mutate_refusal$data = {
  readonly __typename: string;
  readonly fields?: ReadonlyArray<{
    readonly message: string;
    readonly path: string;
  }>;
  readonly message: string;
  readonly " $fragmentType": "mutate_refusal";
};
export type mutate_refusal$key = {
  readonly " $data"?: mutate_refusal$data;
  readonly " $fragmentSpreads": FragmentRefs<"mutate_refusal">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "mutate_refusal"
};

(node as any).hash = "712bb235650c7c45e7fea231da10e43d";

export default node;
