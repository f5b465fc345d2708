import { expect, test } from 'vitest';
import { introduce } from './introduce';

/** Writes whose answers the test gives. */
function server() {
  const sent: string[] = [];
  const answers = new Map<string, (isAnswered: boolean) => void>();
  return {
    session: {},
    sent,
    send: (name: string) => () => {
      sent.push(name);
      return new Promise<string>((resolve, reject) =>
        answers.set(name, (isAnswered) => (isAnswered ? resolve(name) : reject(new Error(name)))),
      );
    },
    answer: async (name: string, isAnswered = true) => {
      answers.get(name)?.(isAnswered);
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}

test('a device that the server does not know sends one write after another, in their order', async () => {
  const { session, sent, send, answer } = server();
  const all = ['a', 'b', 'c'].map((name) => introduce(session, () => false, send(name)));
  await answer('none');
  expect(sent).toEqual(['a']);
  await answer('a');
  expect(sent).toEqual(['a', 'b']);
  await answer('b');
  await answer('c');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

test('once it is known, what waited is sent at once, and so is what comes later', async () => {
  const { session, sent, send, answer } = server();
  let isKnown = false;
  const all = ['a', 'b', 'c'].map((name) => introduce(session, () => isKnown, send(name)));
  isKnown = true;
  await answer('a');
  expect(sent).toEqual(['a', 'b', 'c']);
  all.push(introduce(session, () => isKnown, send('d')));
  expect(sent).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['b', 'c', 'd']) await answer(name);
  await Promise.all(all);
});

test('a write that fails lets the next one go', async () => {
  const { session, sent, send, answer } = server();
  const first = introduce(session, () => false, send('a'));
  const second = introduce(session, () => false, send('b'));
  const failure = expect(first).rejects.toThrow('a');
  await answer('a', false);
  await failure;
  expect(sent).toEqual(['a', 'b']);
  await answer('b');
  expect(await second).toBe('b');
});

test('another session does not wait', async () => {
  const { sent, send } = server();
  void introduce({}, () => false, send('a'));
  void introduce({}, () => false, send('b'));
  await Promise.resolve();
  expect(sent).toEqual(['a', 'b']);
});
