export { default } from 'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT';
