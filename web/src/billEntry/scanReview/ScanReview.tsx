import { t } from '@fairtab/domain/language/t';
import { useCallback, useMemo, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import type { BillForm } from '../billDraft/BillForm';
import { announce } from '../../ui/LiveRegion';
import { lazyView } from '../../ui/lazyView';
import { Skeleton } from '../../ui/layout/Skeleton';
import { media, space } from '../../ui/tokens';
import { useWide } from '../../ui/useWide';
import type { Scan } from '../../photos/scanning/Scan';
import { ReviewContext } from './ReviewContext';
import { ReviewSummary } from './ReviewSummary';
import { checksOf, nameOf, regionsOf, type Place } from './scanPlaces';

/** The form is shown at once. The code that draws the photos may load later. */
const PhotoPane = lazyView(async () => (await import('./PhotoPane')).PhotoPane, <Skeleton $height="24rem" />);
const TextPane = lazyView(async () => (await import('./TextPane')).TextPane, <Skeleton $height="5rem" />);
const PhotoStrip = lazyView(async () => (await import('./PhotoStrip')).PhotoStrip, <Skeleton $height="5rem" />);

interface ScanReviewProps {
  form: BillForm;
  /** The fields of the bill, in ReviewPlaces. */
  children: ReactNode;
}

/** Shows a scanned bill beside its photos, or its text. A typed bill is shown without anything around it. */
export function ScanReview({ children, ...props }: ScanReviewProps) {
  const { scan } = props.form.draft;
  return scan ? (
    <Compared {...props} scan={scan}>
      {children}
    </Compared>
  ) : (
    children
  );
}

function Compared({ form: { draft, change }, scan, children }: ScanReviewProps & { scan: Scan }) {
  const wide = useWide();
  const [active, setActive] = useState<Place | null>(null);
  const [edited, setEdited] = useState<Place | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const open = useMemo(() => new Map(checksOf(draft).map(({ place, reason }) => [place, reason])), [draft]);
  const regions = useMemo(() => regionsOf(draft), [draft]);

  const goTo = useCallback((place: Place): void => {
    // The field has to be there to be focused.
    flushSync(() => setEdited(place));
    const box = fields.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
    box?.scrollIntoView({ block: 'center' });
    box?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  }, []);
  /** The focus moves to the line that takes the place of the fields. */
  const fold = (place: Place): void => {
    flushSync(() => setEdited(null));
    fields.current?.querySelector<HTMLElement>(`[data-place="${place}"] :is(button, input)`)?.focus();
  };
  const settle = (place: Place): void => {
    change({ kind: 'settle', place });
    announce(t('Checked: {place}', { place: nameOf({ draft, place }) }));
    // The focused button is gone, so the focus moves.
    fields.current
      ?.querySelector<HTMLElement>(`[data-place="${place}"] :is(button, input)`)
      ?.focus({ preventScroll: true });
  };
  const follow = ({ target }: FocusEvent): void => {
    const place = target.closest<HTMLElement>('[data-place]')?.dataset['place'];
    setActive(place ? (place as Place) : null);
  };
  const pick = (id: string): void => goTo(id as Place);
  const Photos = wide ? PhotoPane : PhotoStrip;
  return (
    <ReviewContext.Provider value={{ isText: Boolean(scan.bill.lines), open, settle, edited, goTo, fold, change }}>
      <Columns>
        {scan.bill.lines ? (
          <TextPane lines={scan.bill.lines} />
        ) : (
          <Photos photos={scan.photos} regions={regions} active={active} onPick={pick} />
        )}
        <Fields ref={fields} onFocus={follow}>
          <ReviewSummary draft={draft} />
          {children}
        </Fields>
      </Columns>
    </ReviewContext.Provider>
  );
}

/** No grid on phones, because a sticky element would not leave its grid row. */
const Columns = styled.div`
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space.xl};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.xl};
`;
