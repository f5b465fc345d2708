import { t } from '@fairtab/domain/language/t';
import { useState, type DragEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Note } from '../../ui/Text';
import { color, media, motion, radius, space, type } from '../../ui/tokens';
import { CameraIcon } from './icons';
import { onPhones } from './onPhones';
import { PhotoPickers } from './PhotoPickers';

interface PhotoDropProps {
  onChosen: (files: readonly File[]) => void;
  onDropped: (files: readonly File[]) => void;
  /** The message about the files that were offered last. */
  children?: ReactNode;
}

/** Shown before the first photo: a zone to drop files on, and buttons to take or choose them. */
export function PhotoDrop({ onChosen, onDropped, children }: PhotoDropProps) {
  const { isOver, handlers } = useDrop(onDropped);
  return (
    <Zone $isOver={isOver} {...handlers}>
      <Mark>
        <CameraIcon />
      </Mark>
      <Lead>
        <OnDesks>{t('Drop, paste or choose a photo of the receipt')}</OnDesks>
        <OnPhones>{t('Photograph the whole receipt, flat and in good light')}</OnPhones>
      </Lead>
      <PhotoPickers onFiles={onChosen} />
      {children}
      <Note as="div">
        <p>{t('Supported: JPG, PNG (Max 10MB)')}</p>
        <More>{t('HEIC and PDF work, too. Long receipt? Add its parts from top to bottom.')}</More>
      </Note>
    </Zone>
  );
}

/** The handlers of an element on which files can be dropped. */
export function useDrop(onDropped: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent): void => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent): void => {
      // By default the browser leaves the page and opens the dropped file.
      event.preventDefault();
      setOver(false);
      onDropped([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}

const Zone = styled.div<{ $isOver: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${space.l};
  padding: ${space.xl} ${space.l};
  border: 2px dashed ${({ $isOver }) => ($isOver ? color.accent : color.ruleStrong)};
  border-radius: ${radius.l};
  background: ${({ $isOver }) => ($isOver ? color.accentSoft : color.card)};
  text-align: center;
  transition: background ${motion.quick};
  ${media.wide} {
    padding: ${space.xxl} ${space.xl};
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accentInk};
  font-size: 1.5rem;
`;

const Lead = styled.p`
  ${type.heading}
  text-wrap: balance;
`;

const More = styled.p`
  text-wrap: balance;
`;

const OnDesks = styled.span`
  ${onPhones} {
    display: none;
  }
`;

const OnPhones = styled.span`
  display: none;
  ${onPhones} {
    display: inline;
  }
`;
