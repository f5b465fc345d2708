import { t } from '@fairtab/domain/language/t';
import { useId, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../IconButton';
import { CloseIcon } from '../icons';
import { useLayer } from '../history/useLayer';
import { enterModal } from './modals';
import { isEcho, openingTap } from './openingTap';
import { color, media, motion, radius, shadow, space, type } from '../tokens';

interface DialogProps {
  open: boolean;
  /** Escape, the browser's Back, the cross, or a tap beside the dialog. The parent closes it by no longer rendering it. */
  onClose: () => void;
  title: string;
  /** What is read first, above the title, which stays the dialog's name. */
  heading?: string;
  children: ReactNode;
  /** Buttons that stay in view below the scrolling content. */
  footer?: ReactNode;
  /** `screen`: as large as the window, for photos. */
  size?: 'normal' | 'screen';
}

/** A modal: a sheet from below on phones, in the middle on wide screens. The browser keeps focus inside and gives it back. */
export function Dialog({ open, onClose, title, heading, children, footer, size = 'normal' }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [opening] = useState(openingTap);
  const [timesClosed, setTimesClosed] = useState(0);
  useLayer({ open, onBack: onClose });
  // Closed before the element is removed: afterwards the browser could not give the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog || !open) return undefined;
    if (!dialog.open) dialog.showModal();
    const leave = enterModal(dialog);
    return () => {
      leave();
      dialog.close();
    };
  }, [open, timesClosed]);
  if (!open) return null;

  const cancel = (event: SyntheticEvent): void => {
    if (event.target !== element.current) return;
    event.preventDefault();
    onClose();
  };
  // Browsers close a dialog on a second Escape without asking. A parent that keeps it gets it shown again.
  const closedByBrowser = (event: SyntheticEvent): void => {
    if (event.target !== element.current || element.current.open) return;
    setTimesClosed((times) => times + 1);
    onClose();
  };
  const tap = (event: MouseEvent): void => {
    if (event.target === element.current && !isEcho(event, opening)) onClose();
  };
  /** Nothing happens to what has just appeared under a finger. */
  const dropEcho = (event: MouseEvent): void => {
    if (!isEcho(event, opening)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Sheet
      ref={element}
      $size={size}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closedByBrowser}
      onMouseDown={tap}
      onClickCapture={dropEcho}
    >
      <Inside>
        <Head>
          <h2 id={heading === undefined ? titleId : undefined} tabIndex={-1}>
            {heading ?? title}
            {heading !== undefined && <small id={titleId}>{title}</small>}
          </h2>
          <IconButton label={t('Close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Head>
        <Content>{children}</Content>
        {footer && <Foot>{footer}</Foot>}
      </Inside>
    </Sheet>
  );
}

const rise = keyframes`from { transform: translateY(1.5rem); opacity: 0; }`;

const Sheet = styled.dialog<{ $size: 'normal' | 'screen' }>`
  width: 100%;
  max-width: 100%;
  max-height: 92dvh;
  margin: auto 0 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: ${color.card};
  color: ${color.ink};
  border-radius: ${radius.l} ${radius.l} 0 0;
  box-shadow: ${shadow.raised};
  animation: ${rise} ${motion.calm};
  /* Without shadow and backdrop it would have no edge. */
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
  &::backdrop {
    background: rgb(24 18 10 / 55%);
  }
  ${media.wide} {
    width: ${({ $size }) => ($size === 'screen' ? 'min(48rem, 92vw)' : '30rem')};
    margin: auto;
    border-radius: ${radius.l};
  }
`;

const Inside = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  max-height: 92dvh;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  /* The cross has room of its own around it, and large titles need theirs. */
  padding: ${space.m} ${space.m} ${space.xs} ${space.xl};
  h2 {
    ${type.title}
    outline: none;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h2 small {
    ${type.small}
    display: block;
    color: ${color.inkSoft};
  }
  ${media.largeLetters} {
    padding: 0 ${space.xs} 0 ${space.m};
    h2 {
      ${type.heading}
    }
    h2 small {
      font-size: 0.625rem;
    }
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* What does not fit is scrolled. Without this, a row with a least height would shrink to it and its words would cover others. */
  grid-auto-rows: minmax(max-content, auto);
  gap: ${space.l};
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space.s} ${space.xl} ${space.xl};
  ${media.largeLetters} {
    padding-inline: ${space.m};
  }
`;

const Foot = styled.div`
  display: grid;
  gap: ${space.s};
  padding: ${space.m} ${space.xl} max(${space.l}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.rule};
  ${media.largeLetters} {
    padding: ${space.xs} ${space.m} max(${space.xs}, env(safe-area-inset-bottom));
  }
`;
