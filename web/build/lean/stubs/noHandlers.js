// Payloads return the changed receipt, so no document needs @connection, @deleteRecord or @appendEdge.
export default function refuse(handle) {
  throw new Error(`This build has no handler for @${handle}; add RelayDefaultHandlerProvider back.`);
}
