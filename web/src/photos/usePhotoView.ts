import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../lib/useLatest';
import { clampZoom, viewOf, zoomedAt, type Bounds, type Point, type Size, type View } from './photoView';

export interface PhotoView {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly zoom: number;
  /** Zooms around a point of the frame, by default its middle. */
  readonly zoomTo: (zoom: number, at?: Point) => void;
  /** Brings a place on a page into view, large enough to be read. */
  readonly show: (place: { bounds: Bounds; page: number }) => void;
}

/** The zoom and scroll position of a frame with pages. The browser scrolls it, so fingers, wheels and arrow keys all work. */
export function usePhotoView(photos: readonly Size[]): PhotoView {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const latestZoom = useLatest(zoom);
  const scrollNext = useRef<View | null>(null);
  // The pages must have their new size before they can be scrolled.
  useLayoutEffect(() => {
    const next = scrollNext.current;
    scrollNext.current = null;
    if (next) frame.current?.scrollTo({ left: next.left, top: next.top, behavior: 'instant' });
  }, [zoom]);

  const goTo = (view: View): void => {
    if (view.zoom === latestZoom()) {
      frame.current?.scrollTo({ left: view.left, top: view.top });
      return;
    }
    scrollNext.current = view;
    setZoom(view.zoom);
  };
  const zoomTo = (wanted: number, at?: Point): void => {
    const element = frame.current;
    if (!element) return;
    // Steps that come faster than they are drawn add up: each starts from the view that the last one requested.
    const view = scrollNext.current ?? { zoom: latestZoom(), left: element.scrollLeft, top: element.scrollTop };
    const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    if (clampZoom(wanted) !== view.zoom) goTo(zoomedAt({ view, zoom: wanted, at: at ?? middle }));
  };
  const show = ({ bounds, page }: { bounds: Bounds; page: number }): void => {
    const element = frame.current;
    if (!element || element.clientWidth === 0) return;
    const size = { width: element.clientWidth, height: element.clientHeight };
    goTo(viewOf({ bounds, page, photos, frame: size, zoom: latestZoom() }));
  };
  return { frame, zoom, zoomTo, show };
}
