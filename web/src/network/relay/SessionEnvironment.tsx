import { createContext, useContext, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { useSession } from '../session/useSession';
import { environmentOf } from './environment';

/** The environment of a request that the server renders for, or of a test. Null in the browser. */
export const GivenEnvironment = createContext<Environment | null>(null);

/** What is inside talks to the server for the session of this browser. */
export function SessionEnvironment({ children }: { children: ReactNode }) {
  const given = useContext(GivenEnvironment);
  const { id } = useSession();
  return <RelayEnvironmentProvider environment={given ?? environmentOf(id)}>{children}</RelayEnvironmentProvider>;
}
