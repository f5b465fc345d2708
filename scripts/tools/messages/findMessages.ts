import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { findCalls, type MessageCall } from '../../../web/build/messages/findCalls';

export interface FoundMessage extends MessageCall {
  /** The path from the root of the project. */
  readonly file: string;
}

const FOLDERS = ['domain', 'services', 'api', 'worker', 'web/src'];
const LEFT_OUT = /node_modules|\/generated\/|__generated__|\.test\.tsx?$|\.d\.ts$/;

/** All messages in the code. @throws Error naming the place when one cannot be read. */
export function findMessages(root: string): FoundMessage[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file))
    .sort()
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      if (!/\b(?:t|rich)\(/.test(code)) return [];
      return findCalls(parseSync(file, code).program, { file, code }).map((call) => ({ ...call, file }));
    });
}
