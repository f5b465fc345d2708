export default function invariant(condition) {
  if (!condition) throw new Error('Relay: an invariant was violated. The development build says which.');
}
