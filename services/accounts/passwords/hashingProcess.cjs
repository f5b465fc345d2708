// Hashes passwords for HashingProcess, behind what answers requests. The priority goes to the threads that hash because
// it is set before there are any; an ECMAScript module is already read by them, so this is CommonJS.
const { setPriority } = require('node:os');
// Much less, and logins would take forever beside anything else that keeps the machine busy.
setPriority(5);
const { hash, verify } = require('argon2');

process.on('message', async ({ id, work }) => {
  const answer = await answerOf(work).then(
    (value) => ({ id, value }),
    () => ({ id }),
  );
  // The parent may have gone meanwhile, and then nobody waits.
  if (process.connected) process.send(answer);
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches every process of a terminal; the parent still finishes what it has begun.
process.on('SIGINT', () => undefined);

function answerOf({ password, passwordHash, cost }) {
  return passwordHash === undefined ? hash(password, cost) : verify(passwordHash, password);
}
