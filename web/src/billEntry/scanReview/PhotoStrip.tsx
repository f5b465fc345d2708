import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { PhotoCrop } from '../../photos/PhotoCrop';
import { PhotoDialog } from '../../photos/PhotoDialog';
import { IconButton } from '../../ui/IconButton';
import { ChevronIcon } from '../../ui/icons';
import { color, focusRing, radius, space, TOUCH, type } from '../../ui/tokens';
import type { ReviewPhotosProps } from './PhotoPane';

/** Shown above the form on phones: the line that is being edited, cut out of the photo. A tap shows the whole photo. */
export function PhotoStrip({ photos, regions, active, onPick }: ReviewPhotosProps) {
  const [isFolded, setFolded] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const box = regions.find(({ id }) => id === active)?.boxes[0];
  const start = regions[0]?.boxes[0] ?? null;
  const pick = (id: string): void => {
    setWhole(false);
    // The closing dialog first returns the focus to this strip; only then can the row take it.
    requestAnimationFrame(() => onPick(id));
  };
  return (
    <Sticky>
      <RoomAbove />
      <Row>
        <Whole type="button" aria-haspopup="dialog" $isFolded={isFolded} onClick={() => setWhole(true)}>
          {!isFolded && <PhotoCrop photos={photos} box={box ?? start} isPointedAt={box !== undefined} />}
          <span>{t('Whole photo')}</span>
        </Whole>
        <Fold $isFolded={isFolded}>
          <IconButton
            label={isFolded ? t('Show the line on the photo') : t('Hide the photo')}
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          >
            <ChevronIcon />
          </IconButton>
        </Fold>
      </Row>
      {isWhole && (
        <PhotoDialog photos={photos} regions={regions} active={active} onPick={pick} onClose={() => setWhole(false)} />
      )}
    </Sticky>
  );
}

/** A focused field scrolls to below the strip. */
const RoomAbove = createGlobalStyle`
  html { scroll-padding-top: 9rem; }
`;

const Sticky = styled.div`
  position: sticky;
  top: 0;
  z-index: 3;
  margin-inline: -${space.l};
  border-bottom: 1px solid ${color.rule};
  background: ${color.paper};
  margin-bottom: ${space.l};
`;

const Row = styled.div`
  display: flex;
  align-items: stretch;
`;

const Whole = styled.button<{ $isFolded: boolean }>`
  position: relative;
  flex: 1;
  min-width: 0;
  height: ${({ $isFolded }) => ($isFolded ? TOUCH : '6rem')};
  padding: 0 0 0 ${space.l};
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
  > span {
    ${type.label}
    ${({ $isFolded }) => ($isFolded ? '' : 'position: absolute; right: 0.5rem; bottom: 0.5rem;')}
    padding: ${space.xxs} ${space.s};
    border-radius: ${radius.round};
    background: ${color.card};
    color: ${color.accentInk};
  }
`;

const Fold = styled.div<{ $isFolded: boolean }>`
  display: grid;
  place-items: center;
  padding-inline: ${space.xs};
  svg {
    transform: rotate(${({ $isFolded }) => ($isFolded ? '90deg' : '-90deg')});
  }
`;
