import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@fairtab/services/testing/freePort';
import { expect, it, onTestFinished } from 'vitest';

const hasCaddy = spawnSync('caddy', ['version'], { stdio: 'ignore' }).status === 0;
const isRequired = process.env['REQUIRE_CADDY'] === '1';
const file = fileURLToPath(new URL('../../docs/Caddyfile', import.meta.url));

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

function ask({ port, headers, upgrade }: { port: number; headers: Record<string, string>; upgrade?: boolean }) {
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({ port, host: 'localhost', rejectUnauthorized: false, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(chunks).toString() }),
      );
    });
    asked.once('error', reject);
    asked.once('upgrade', (answer, socket) => {
      socket.once('data', (chunk: Buffer) => {
        socket.destroy();
        resolve({ status: answer.statusCode, headers: answer.headers, text: chunk.toString() });
      });
      if (upgrade) socket.write('hello');
    });
    asked.end();
  });
}

/** A web server that says what it was asked with, and one echo on an upgraded connection. */
async function startOrigin(): Promise<number> {
  const origin = createServer((asked, answer) => answer.end(JSON.stringify(asked.headers)));
  origin.on('upgrade', (_, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.once('data', (chunk: Buffer) => socket.write(chunk));
  });
  origin.listen(0, '127.0.0.1');
  await once(origin, 'listening');
  onTestFinished(() => {
    origin.closeAllConnections();
    origin.close();
  });
  return (origin.address() as AddressInfo).port;
}

async function startCaddy(origin: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'fairtab-caddy-'));
  const port = await freePort();
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      CADDY_ADMIN: `unix/${join(folder, 'admin')}`,
      DOMAIN: `https://localhost:${port}`,
      FAIRTAB_PORT: String(origin),
      FAIRTAB_HTTP_PORT: String(await freePort()),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  caddy.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(caddy, 'exit');
  onTestFinished(async () => {
    caddy.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  for (;;) {
    if (caddy.exitCode !== null) throw new Error(`Caddy ended: ${said}`);
    const answer = await ask({ port, headers: {} }).catch(() => null);
    if (answer?.status === 200) return port;
    await wait(50);
  }
}

it.skipIf(!hasCaddy && !isRequired)(
  `Caddy serves https with HTTP/3, passes sockets, and lets nobody say who he is${hasCaddy ? '' : ' (skipped: no caddy here)'}`,
  async () => {
    const port = await startCaddy(await startOrigin());
    const { headers, text } = await ask({
      port,
      headers: { 'X-Forwarded-For': '6.6.6.6', 'X-Forwarded-Proto': 'http', 'Accept-Encoding': 'gzip' },
    });
    expect(JSON.parse(text)).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
    expect(JSON.parse(text)).toMatchObject({ 'accept-encoding': 'gzip', host: `localhost:${port}` });
    expect(headers['alt-svc']).toContain('h3=');
    expect(headers['content-encoding']).toBeUndefined();
    const socket = await ask({ port, headers: { Connection: 'Upgrade', Upgrade: 'websocket' }, upgrade: true });
    expect(socket).toMatchObject({ status: 101, text: 'hello' });
  },
);
