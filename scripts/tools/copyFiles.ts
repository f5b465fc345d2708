import { readStartConfig } from '@fairtab/services/config';
import { copyFiles } from '@fairtab/services/platform/files/copyFiles';
import { filesBelow, openFileStore } from '@fairtab/services/platform/files/openFileStore';
import { runCommand } from './runCommand';

/** `npm run files:copy -- to-s3`, or `to-folder`: all files from the data folder to the bucket, or back. */
async function copy(direction: string | undefined): Promise<string> {
  const { s3, dataDir } = readStartConfig(process.env);
  if (direction !== 'to-s3' && direction !== 'to-folder')
    throw new Error('Say which way: npm run files:copy -- to-s3, or npm run files:copy -- to-folder');
  if (s3 === null) throw new Error('Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY for this command.');
  const [folder, bucket] = [filesBelow(dataDir), await openFileStore({ s3, dataDir })];
  const { copied, same, gone, bytes } = await copyFiles(
    direction === 'to-s3' ? { from: folder, to: bucket } : { from: bucket, to: folder },
  );
  return `${copied} files (${bytes} bytes) copied and compared, ${same} were there already, ${gone} were removed meanwhile.\n`;
}

await runCommand(() => copy(process.argv[2]));
