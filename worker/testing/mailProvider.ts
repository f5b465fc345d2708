import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that accepts everything and counts how often each Message-ID came. */
export async function startMailProvider() {
  const calls = new Map<string, number>();
  const recipients = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const read = async () => {
        const message = await text(stream);
        const id = /^Message-ID: (.*)$/im.exec(message)?.[1] ?? '';
        calls.set(id, (calls.get(id) ?? 0) + 1);
        for (const { address } of envelope.rcptTo) recipients.add(address);
        done();
      };
      // A worker that is killed while it sends leaves half a message.
      read().catch(done);
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    calls,
    recipients,
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise<void>((done) => server.close(done)),
  };
}
