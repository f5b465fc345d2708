import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useHydrated } from '../lib/useHydrated';

const IS_SERVER = typeof document === 'undefined';
const KEEP_AS_IT_IS = { __html: '' };

/**
 * For a screen that starts from what the device remembers, such as a draft. The server renders it as it looks on a new
 * device. The browser keeps that HTML and mounts the screen only afterwards, so that its first render reads the device.
 */
export function OnDevice({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  if (isHydrated || IS_SERVER) return <Contents>{children}</Contents>;
  return <Contents dangerouslySetInnerHTML={KEEP_AS_IT_IS} suppressHydrationWarning />;
}

const Contents = styled.div`
  display: contents;
`;
