import { graphql } from 'react-relay';
import { readInlineData } from 'relay-runtime';
import type { exportFile_file$data, exportFile_file$key } from './__generated__/exportFile_file.graphql';

const FILE = graphql`
  fragment exportFile_file on Export @inline {
    id
    format
    contents
    fileName
    bytes
    url
    job {
      id
      state
      done
      total
      problem
    }
  }
`;

export type ExportedFile = exportFile_file$data;

export function readExportFile(key: exportFile_file$key): ExportedFile {
  return readInlineData(FILE, key);
}

/** Whether a worker still writes the file, or has not begun. */
export function isInWork({ job }: ExportedFile): boolean {
  return job.state === 'WAITING' || job.state === 'RUNNING';
}
