import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface TestSmtpServer {
  readonly url: string;
  /** Every message that it accepted, unchanged. */
  readonly messages: string[];
  /** Its answer to the next recipients, instead of "250 OK". */
  refusal: string | null;
  stop(): Promise<void>;
}

/** A mail server with just enough SMTP to accept a message. */
export async function startTestSmtpServer(): Promise<TestSmtpServer> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    void talk(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  const state: TestSmtpServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    messages: [],
    refusal: null,
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };

  async function talk(socket: Socket): Promise<void> {
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 a test');
    let message: string[] | null = null;
    for await (const line of createInterface({ input: socket })) {
      if (message && line !== '.') message.push(line);
      else if (message) {
        state.messages.push(message.join('\n'));
        message = null;
        say('250 taken over');
      } else if (/^DATA/i.test(line)) {
        message = [];
        say('354 go on');
      } else if (/^RCPT/i.test(line)) say(state.refusal ?? '250 OK');
      else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 OK');
    }
  }
  return state;
}
