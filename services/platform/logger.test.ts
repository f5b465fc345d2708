import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger';
import { NO_TRACES, type Traces } from './tracing/Traces';

function listen(traces?: Traces) {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString('utf8'));
      done();
    },
  });
  const read = () => {
    const line: Record<string, unknown> = JSON.parse(lines.at(-1) ?? '{}');
    return line;
  };
  return {
    lines,
    read,
    logger: createLogger({ name: 'test', level: 'info', destination, ...(traces ? { traces } : {}) }),
  };
}

describe('the log', () => {
  it('is a JSON line with the request it belongs to', () => {
    const { logger, read } = listen();
    logger.child({ requestId: 'r1' }).info({ receiptId: 'x' }, 'claimed');
    expect(read()).toMatchObject({ name: 'test', level: 'info', requestId: 'r1', receiptId: 'x', msg: 'claimed' });
  });

  it('has the id of the trace that it belongs to, when there is one', () => {
    let traceId: string | null = 'a1b2';
    const { logger, read } = listen({ ...NO_TRACES, traceId: () => traceId });
    logger.info('within');
    expect(read()).toMatchObject({ traceId: 'a1b2', msg: 'within' });
    traceId = null;
    logger.info('outside');
    expect(read()).not.toHaveProperty('traceId');
  });

  it('never holds secrets, tokens, handles or addresses', () => {
    const { logger, lines } = listen();
    const person = { handle: 'HUSH', email: 'HUSH', phone: 'HUSH', token: 'HUSH' };
    logger.info(
      { ...person, payment: person, request: { headers: { cookie: 'HUSH', authorization: 'HUSH' } } },
      'paid',
    );
    expect(lines.join()).not.toContain('HUSH');
  });

  it('keeps the code of a database error and not the row that it quotes', () => {
    const { logger, lines, read } = listen();
    const err = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      constraint: 'guest_key',
      detail: 'Key (handle)=(HUSH)',
    });
    logger.error({ err }, 'failed');
    expect(read()).toMatchObject({ err: { message: 'duplicate key value', code: '23505', constraint: 'guest_key' } });
    expect(lines.join()).not.toContain('HUSH');
  });

  it('keeps of a Prisma error its last line and not the arguments of the call', () => {
    const { logger, lines, read } = listen();
    const err = new Error('Invalid invocation:\n{ data: { handle: "HUSH" } }\nUnique constraint failed');
    err.name = 'PrismaClientKnownRequestError';
    logger.error({ err }, 'failed');
    expect(read()).toMatchObject({ err: { message: 'Unique constraint failed' } });
    expect(lines.join()).not.toContain('HUSH');
  });

  it('masks passwords in addresses and the guest cookie in messages of errors', () => {
    const { logger, lines } = listen();
    const cause = new Error('cookie fairtab_guest=HUSH; path=/');
    logger.error({ err: new Error('cannot reach postgresql://fairtab:HUSH@host/db', { cause }) }, 'failed');
    expect(lines.join()).not.toContain('HUSH');
    expect(lines.join()).toContain('postgresql://***@host/db');
  });
});
