import type { ExportFormat } from '@fairtab/domain/inputs/bookInputs';

/** JSON is only made at once. A worker never writes it. */
export type FileFormat = ExportFormat | 'json';

/** A file to download. */
export interface ExportFile {
  readonly format: FileFormat;
  readonly name: string;
  /** In bytes, where it is known before the file is made. */
  readonly size?: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

const LONGEST_NAME = 60;

/** A name that every file system takes, such as "fairtab-casa-nacho-2026-11-20.pdf". */
export function fileName({ about, day, format }: { about: string; day: string; format: FileFormat }): string {
  const words = about
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-|-$/g, '');
  return `${['fairtab', words || 'receipt', day].join('-')}.${format}`;
}
