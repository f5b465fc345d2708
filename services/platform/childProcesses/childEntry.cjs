// The program of a child process: loads the module that it is given and runs its tasks (see Child.ts).
const { createRequire } = require('node:module');
const { getPriority, setPriority } = require('node:os');
const { pathToFileURL } = require('node:url');
const { compileFunction } = require('node:vm');

const [, , niceness] = process.argv;
// Threads inherit the priority of the thread that starts them, so it is set before Node starts any. An ECMAScript module
// would be too late: threads read it.
if (Number(niceness) > 0) setPriority(Math.min(19, getPriority() + Number(niceness)));

// The parent has ended. Node can hang on its way out while modules are still loading, so this does not wait for it.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Ctrl-C reaches every process of a terminal, but the parent still finishes its work and needs this process for it.
process.on('SIGINT', () => undefined);
// One child must not open the debugger of another (see refuseDebugger.ts).
process.on('SIGUSR1', () => undefined);

const send = (message) => {
  if (process.connected) process.send(message);
};

/** Loads a CommonJS text as if it were in `file`. */
function evaluate({ file, code }) {
  const module = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'], { filename: file })(
    module,
    module.exports,
    createRequire(file),
  );
  return module.exports;
}

// A module that cannot be loaded ends the process, and the reason goes to stderr, where the parent reads it.
process.once('message', async ({ file, code }) => {
  const { run } = code === undefined ? await import(pathToFileURL(file)) : evaluate({ file, code });
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
