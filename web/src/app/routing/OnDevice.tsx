import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useHydrated } from '../../lib/useHydrated';

const IS_SERVER = typeof document === 'undefined';
const KEEP_AS_IT_IS = { __html: '' };

interface OnDeviceProps {
  /** Whether this device remembers nothing that the screen shows at first. Then the browser takes the server's HTML over. */
  isNew?: () => boolean;
  children: ReactNode;
}

/**
 * For a screen that starts from what the device remembers, such as a draft. The server renders it as it looks on a new
 * device. Another browser keeps that HTML and mounts the screen only afterwards, so that its first render reads the device.
 */
export function OnDevice({ isNew = () => false, children }: OnDeviceProps) {
  const isHydrated = useHydrated();
  const [isAsOnServer] = useState(() => IS_SERVER || isNew());
  if (isHydrated || isAsOnServer) return <Contents>{children}</Contents>;
  return <Contents dangerouslySetInnerHTML={KEEP_AS_IT_IS} suppressHydrationWarning />;
}

const Contents = styled.div`
  display: contents;
`;
