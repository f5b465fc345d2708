import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { S3Config } from '../../config';
import { isUnavailable } from '../isUnavailable';
import { startTestS3, type TestS3 } from '../../testing/s3';
import { DamagedFile, s3Files } from './s3Files';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text));

let s3: TestS3;
const opened: (Server | TcpServer)[] = [];
beforeAll(async () => {
  s3 = await startTestS3();
});
afterAll(() => s3.stop());
afterEach(() => {
  for (const server of opened.splice(0)) {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  }
});

/** A store in whose place this server answers. */
async function placeOf(server: Server | TcpServer): Promise<S3Config> {
  opened.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return { ...s3.config, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.fail('it did not fail'),
    (error: unknown) => error,
  );
}

/** Every way to ask the store. */
const questions = (files: ReturnType<typeof s3Files>) => [
  () => files.put('photos/abc', bytes('x')),
  () => files.get('photos/abc'),
  () => files.open('photos/abc'),
  () => files.remove('photos/abc'),
  () => files.list()[Symbol.asyncIterator]().next(),
];

describe('files in S3', () => {
  it('are sent with a signature and a checksum, and make nothing public', async () => {
    const heard: { method: string; url: string; headers: Record<string, unknown> }[] = [];
    const config = await placeOf(
      createServer((request, response) => {
        heard.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
        request.resume().on('end', () => response.end());
      }),
    );
    await s3Files(config).put('photos/abc', bytes('x'));
    expect(heard).toHaveLength(1);
    const [{ method, url, headers }] = heard as [(typeof heard)[number]];
    expect([method, url.split('?')[0]]).toEqual(['PUT', '/fairtab-files/photos/abc']);
    expect(headers['authorization']).toMatch(/^AWS4-HMAC-SHA256 /);
    expect(headers['content-md5']).toBe(createHash('md5').update('x').digest('base64'));
    expect(Object.keys(headers).filter((name) => /acl|grant/.test(name))).toEqual([]);
    expect(JSON.stringify(heard)).not.toContain(`"${config.secretAccessKey}"`);
  });

  it('are not given out when they are not what was put', async () => {
    const files = s3Files(s3.config);
    await files.put('photos/damaged', bytes('12.30'));
    const folder = join(s3.folder, 'fairtab-files/photos');
    const name = (await readdir(folder)).find((one) => /damaged.*object$/.test(one)) ?? '';
    expect(await readFile(join(folder, name), 'utf8')).toBe('12.30');
    await writeFile(join(folder, name), '92.30');
    expect(await failureOf(files.get('photos/damaged'))).toBeInstanceOf(DamagedFile);
    expect(isUnavailable(new DamagedFile())).toBe(false);
  });

  it('are unavailable while the store is not there, and work again by themselves', async () => {
    const store = await startTestS3();
    const files = s3Files(store.config);
    await files.put('photos/abc', bytes('x'));
    await store.kill();
    for (const ask of questions(files)) expect(isUnavailable(await failureOf(ask()))).toBe(true);
    const again = await startTestS3({ earlier: store });
    expect(Buffer.from((await files.get('photos/abc')) ?? []).toString()).toBe('x');
    await again.stop();
  });

  it('are unavailable while the store is overloaded or a proxy answers for it', async () => {
    const config = await placeOf(
      createServer((request, response) => {
        request.resume();
        response.writeHead(503, { 'content-type': 'text/html' }).end('<html><body>Service Unavailable');
      }),
    );
    for (const ask of questions(s3Files(config))) expect(isUnavailable(await failureOf(ask()))).toBe(true);
  });

  it('are unavailable within 5 seconds when the store takes a question and never answers', async () => {
    const config = await placeOf(createTcpServer((socket) => socket.on('error', () => undefined)));
    const asked = questions(s3Files(config)).slice(1);
    const begin = performance.now();
    const failures = await Promise.all(asked.map((ask) => failureOf(ask())));
    expect(performance.now() - begin).toBeLessThan(5_000);
    expect(failures.map(isUnavailable)).toEqual(asked.map(() => true));
  });

  it('are unavailable when the store stops in the middle of a file', async () => {
    const config = await placeOf(
      createServer((_request, response) => {
        response.writeHead(200, { 'content-length': '10', 'x-amz-meta-sha256': '00' }).write('half');
      }),
    );
    expect(isUnavailable(await failureOf(s3Files(config).get('photos/abc')))).toBe(true);
  });

  it('are no outage when the store refuses the key: somebody has to correct the settings', async () => {
    const error = await failureOf(s3Files({ ...s3.config, accessKeyId: 'wrong' }).put('photos/abc', bytes('x')));
    expect(isUnavailable(error)).toBe(false);
    expect(String(error)).toMatch(/InvalidAccessKeyId/);
  });
});
