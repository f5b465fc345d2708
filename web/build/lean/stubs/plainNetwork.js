// Nobody listens to Relay's log in production, so the network needs no wrapping to write it.
export default (environment, network) => network;
