/**
 * @generated SignedSource<<3eae0416650df84c73831bc2bce9020d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AccountJobState = "DONE" | "FAILED" | "RUNNING" | "WAITING" | "%future added value";
export type ExportContents = "HISTORY" | "SUMMARY" | "%future added value";
export type ExportFormat = "CSV" | "PDF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type exportFile_file$data = {
  readonly bytes: number | null | undefined;
  readonly contents: ExportContents;
  readonly fileName: string;
  readonly format: ExportFormat;
  readonly id: string;
  readonly job: {
    readonly done: number;
    readonly id: string;
    readonly problem: string | null | undefined;
    readonly state: AccountJobState;
    readonly total: number | null | undefined;
  };
  readonly url: string | null | undefined;
  readonly " $fragmentType": "exportFile_file";
};
export type exportFile_file$key = {
  readonly " $data"?: exportFile_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"exportFile_file">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "exportFile_file"
};

(node as any).hash = "6c7d80a5b742184c97adcfb27479bd4f";

export default node;
