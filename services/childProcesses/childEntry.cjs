// The program of a child process: imports the module that it is given and runs its tasks (see Child.ts).
const { getPriority, setPriority } = require('node:os');
const { pathToFileURL } = require('node:url');

const [, , file, niceness] = process.argv;
// Threads inherit the priority of the thread that starts them, so it is set before Node starts any. An ECMAScript module
// would be too late: threads read it.
if (Number(niceness) > 0) setPriority(Math.min(19, getPriority() + Number(niceness)));

// The parent has ended. Node can hang on its way out while modules are still loading, so this does not wait for it.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Ctrl-C reaches every process of a terminal, but the parent still finishes its work and needs this process for it.
process.on('SIGINT', () => undefined);

const send = (message) => {
  if (process.connected) process.send(message);
};

// A module that cannot be loaded ends the process, and the reason goes to stderr, where the parent reads it.
void import(pathToFileURL(file)).then(({ run }) => {
  process.on('message', async ({ id, task }) => {
    try {
      const result = await run(task, (progress) => send({ kind: 'progress', id, progress }));
      send({ kind: 'done', id, result });
    } catch (error) {
      const { name = 'Error', message = 'unknown' } = error ?? {};
      send({ kind: 'failed', id, name, message });
    }
  });
  send({ kind: 'ready' });
});
