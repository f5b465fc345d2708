import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankPhoto } from '@fairtab/services/testing/photos';
import { memoryFiles } from '@fairtab/services/testing/memoryFiles';
import { startApi, type RunningApi } from '../../testing/startApi';

const CRLF = '\r\n';
const files = memoryFiles();

let api: RunningApi;
let photo: Buffer;
beforeAll(async () => {
  api = await startApi({ files });
  photo = Buffer.from(await blankPhoto());
});
afterAll(() => api.close());

interface Part {
  readonly name?: string;
  readonly filename?: string;
  readonly bytes: Buffer | string;
}

function part({ name = 'photo', filename = 'a.jpg', bytes }: Part): Buffer {
  const file = filename === '' ? '' : `; filename="${filename}"`;
  const header = `--b${CRLF}Content-Disposition: form-data; name="${name}"${file}${CRLF}${CRLF}`;
  return Buffer.concat([Buffer.from(header), Buffer.from(bytes), Buffer.from(CRLF)]);
}

const END = Buffer.from(`--b--${CRLF}`);
const form = (...parts: Part[]) => Buffer.concat([...parts.map(part), END]);

async function open(): Promise<Socket> {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

function head({ type = 'multipart/form-data; boundary=b', length }: { type?: string; length: number }): string {
  return [
    'POST /api/photos HTTP/1.1',
    `Host: ${new URL(api.url).host}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    '',
    '',
  ].join(CRLF);
}

/** What the server has said when it stops saying more. */
async function answerOn(socket: Socket): Promise<{ status: number; body: Record<string, unknown> }> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) {
    chunks.push(Buffer.from(chunk as Buffer));
    const [top = '', body = ''] = Buffer.concat(chunks)
      .toString()
      .split(CRLF + CRLF);
    const length = /content-length: (\d+)/i.exec(top)?.[1];
    if (length === undefined || Buffer.byteLength(body) < Number(length)) continue;
    return { status: Number(/^HTTP\/1.1 (\d+)/.exec(top)?.[1]), body: JSON.parse(body) };
  }
  throw new Error('The connection ended without an answer');
}

/** Sends the bytes as they are. @param length what the head says of them. */
async function send(body: Buffer, { type, length = body.length }: { type?: string; length?: number } = {}) {
  const socket = await open();
  socket.write(head({ length, ...(type === undefined ? {} : { type }) }));
  socket.write(body);
  return answerOn(socket);
}

describe('a form with one photo', () => {
  it('is accepted with any file name and type', async () => {
    expect(await send(form({ bytes: photo }))).toMatchObject({ status: 201 });
    expect(await send(form({ bytes: photo, filename: '../../etc/passwd' }))).toMatchObject({ status: 201 });
    const quoted = { type: 'Multipart/Form-Data; charset=utf-8; boundary="b"' };
    expect(await send(form({ bytes: photo }), quoted)).toMatchObject({ status: 201 });
  });

  it('is accepted when it arrives in small pieces', async () => {
    const body = form({ bytes: photo });
    const socket = await open();
    socket.write(head({ length: body.length }));
    for (let at = 0; at < body.length; at += 37) {
      socket.write(body.subarray(at, at + 37));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await answerOn(socket)).toMatchObject({ status: 201 });
  });
});

describe('a form that is wrong', () => {
  it.each<[string, number, string, () => Parameters<typeof send>]>([
    ['names no boundary', 400, 'malformed', () => [form({ bytes: photo }), { type: 'multipart/form-data' }]],
    [
      'has another boundary',
      400,
      'malformed',
      () => [form({ bytes: photo }), { type: 'multipart/form-data; boundary=c' }],
    ],
    [
      'is of another kind',
      415,
      'wrong_content_type',
      () => [form({ bytes: photo }), { type: 'multipart/mixed; boundary=b' }],
    ],
    ['has no end', 400, 'malformed', () => [part({ bytes: photo })]],
    ['is cut in the file', 400, 'malformed', () => [form({ bytes: photo }).subarray(0, 150)]],
    ['is cut in a header', 400, 'malformed', () => [form({ bytes: photo }).subarray(0, 40)]],
    ['has nothing in it', 422, 'invalid_input', () => [END]],
    ['is empty', 400, 'malformed', () => [Buffer.alloc(0)]],
    ['is no form', 400, 'malformed', () => [Buffer.from('hello')]],
    ['has two photos', 422, 'invalid_input', () => [form({ bytes: photo }, { bytes: photo })]],
    ['has its photo in another field', 422, 'invalid_input', () => [form({ bytes: photo, name: 'receipt' })]],
    ['has its photo in a text field', 422, 'invalid_input', () => [form({ bytes: 'photo', filename: '' })]],
    [
      'has other fields before',
      422,
      'invalid_input',
      () => [form({ bytes: 'x', name: 'a', filename: '' }, { bytes: photo })],
    ],
    [
      'has other fields after',
      422,
      'invalid_input',
      () => [form({ bytes: photo }, { bytes: 'x', name: 'a', filename: '' })],
    ],
    [
      'has a field that never ends',
      422,
      'invalid_input',
      () => [form({ bytes: 'x'.repeat(100_000), name: 'a', filename: '' })],
    ],
    ['has a hundred parts', 422, 'invalid_input', () => [form(...Array.from({ length: 100 }, () => ({ bytes: '' })))]],
    ['has an empty photo', 422, 'empty_photo', () => [form({ bytes: '' })]],
    ['has a name with a line break', 422, 'invalid_input', () => [form({ bytes: photo, name: `a${CRLF}b` })]],
  ])('is refused when it %s', async (_what, status, code, request) => {
    const before = files.keys();
    expect(await send(...request())).toMatchObject({ status, body: { code, message: expect.any(String) } });
    expect(files.keys()).toEqual(before);
  });

  it('is refused as soon as it is too large, before it has all arrived', async () => {
    const MB = 1024 * 1024;
    const socket = await open();
    socket.write(head({ length: 10 * MB + 30_000 }));
    socket.write(part({ bytes: Buffer.alloc(10 * MB + 1) }));
    expect(await answerOn(socket)).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });

  it('is refused before it is sent when it says that it is too large', async () => {
    const socket = await open();
    socket.write(head({ length: 1024 ** 3 }));
    expect(await answerOn(socket)).toMatchObject({ status: 413 });
  });

  it('is cut off when it has more data beside the photo than any form needs', async () => {
    const socket = await open();
    socket.on('error', () => undefined);
    socket.write(head({ length: 0 }).replace('Content-Length: 0', 'Transfer-Encoding: chunked'));
    const chunk = (bytes: Buffer) => [Buffer.from(bytes.length.toString(16) + CRLF), bytes, Buffer.from(CRLF)];
    socket.write(Buffer.concat(chunk(part({ name: 'a', filename: '', bytes: '' }).subarray(0, -2))));
    const endless = Buffer.concat(chunk(Buffer.alloc(1024 * 1024, 'x')));
    for (let megabytes = 0; megabytes < 12; megabytes++) socket.write(endless);
    await new Promise((resolve) => socket.once('close', resolve));
    expect(await send(form({ bytes: photo }))).toMatchObject({ status: 201 });
  });

  it('leaves nothing behind when its sender disconnects halfway', async () => {
    const before = files.keys();
    const body = form({ bytes: photo });
    const socket = await open();
    socket.write(head({ length: body.length }));
    socket.write(body.subarray(0, 200));
    socket.destroy();
    await once(socket, 'close');
    expect(await send(body)).toMatchObject({ status: 201 });
    expect(files.keys()).toHaveLength(before.length + 1);
  });
});
