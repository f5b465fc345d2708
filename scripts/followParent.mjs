// Loaded first into the processes `npm start` runs: should that one be killed, they stop too, in order, instead of
// holding the port against the next start.
if (process.channel) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 15_000).unref();
  });
  process.channel.unref();
}
