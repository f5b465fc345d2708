import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { InfoIcon, WarnIcon } from './icons';
import { color, radius, space, type } from './tokens';
import { tones } from './tones';

interface BannerProps {
  tone?: keyof typeof bannerTones;
  title?: string;
  children?: ReactNode;
  /** Buttons, below the text. */
  actions?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits. None for a banner that is there from the start. */
  role?: 'alert' | 'status';
}

/** A message about the whole screen. */
export function Banner({ tone = 'info', title, children, actions, role }: BannerProps) {
  return (
    <Box $tone={tone} role={role}>
      {tone === 'warn' || tone === 'danger' ? <WarnIcon /> : <InfoIcon />}
      <Body>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {actions && <Actions>{actions}</Actions>}
      </Body>
    </Box>
  );
}

const bannerTones = {
  ...tones,
  info: css`
    background: ${color.sunken};
    color: ${color.ink};
  `,
};

const Box = styled.div<{ $tone: keyof typeof bannerTones }>`
  ${({ $tone }) => bannerTones[$tone]}
  ${type.small}
  display: flex;
  gap: ${space.m};
  padding: ${space.m} ${space.l};
  border-radius: ${radius.m};
  > svg {
    flex: none;
    margin-top: 0.05em;
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  min-width: 0;
  flex: 1;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-top: ${space.xs};
`;
