/** The variables that a process needs to run and to reach a service on the network. None of them is secret. */
const PASSED_ON = /^(PATH|HOME|TMPDIR|LANG|TZ|LD_LIBRARY_PATH|NODE_EXTRA_CA_CERTS|SystemRoot|(https?|grpc|no)_proxy)$/i;

/** The environment for a child process: ours without our settings, which name databases, keys and passwords. */
export function plainEnvironment(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value !== undefined && PASSED_ON.test(name) ? [[name, value] as const] : [],
    ),
  );
}
