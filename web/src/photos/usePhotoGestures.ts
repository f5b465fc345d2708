import { useEffect } from 'react';
import { useLatest } from '../lib/useLatest';
import type { Point } from './photoView';
import type { PhotoView } from './usePhotoView';

/** How much one notch of the wheel zooms. */
const WHEEL_SPEED = 0.002;
/** A mouse that moves less than this, in CSS pixels, clicks instead of dragging. */
const TREMBLE_PX = 4;

type Zooming = Pick<PhotoView, 'zoom' | 'zoomTo'>;

/**
 * Zooms with two fingers and with Ctrl and the wheel (a trackpad's pinch sends the same), and drags with the mouse. One finger
 * and the plain wheel scroll as usual.
 */
export function usePhotoGestures({ frame, zoom, zoomTo }: Pick<PhotoView, 'frame' | 'zoom' | 'zoomTo'>): void {
  const latest = useLatest({ zoom, zoomTo });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const stops = [followPinch(element, latest), followWheel(element, latest), followDrag(element)];
    return () => stops.forEach((stop) => stop());
  }, [frame, latest]);
}

function followPinch(element: HTMLElement, latest: () => Zooming): () => void {
  let begun: { zoom: number; span: number } | null = null;
  const start = ({ touches }: TouchEvent): void => {
    const fingers = twoFingers(element, touches);
    begun = fingers && { zoom: latest().zoom, span: fingers.span };
  };
  const move = (event: TouchEvent): void => {
    const fingers = twoFingers(element, event.touches);
    if (!fingers || !begun) return;
    // By default the browser scrolls with two fingers too.
    event.preventDefault();
    latest().zoomTo((begun.zoom * fingers.span) / begun.span, fingers.middle);
  };
  element.addEventListener('touchstart', start, { passive: true });
  element.addEventListener('touchmove', move, { passive: false });
  return () => {
    element.removeEventListener('touchstart', start);
    element.removeEventListener('touchmove', move);
  };
}

function twoFingers(element: HTMLElement, touches: TouchList): { span: number; middle: Point } | null {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other) return null;
  return {
    span: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
    middle: inside(element, {
      clientX: (one.clientX + other.clientX) / 2,
      clientY: (one.clientY + other.clientY) / 2,
    }),
  };
}

function inside(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function followWheel(element: HTMLElement, latest: () => Zooming): () => void {
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const { zoom, zoomTo } = latest();
    zoomTo(zoom * Math.exp(-event.deltaY * WHEEL_SPEED), inside(element, event));
  };
  element.addEventListener('wheel', wheel, { passive: false });
  return () => element.removeEventListener('wheel', wheel);
}

function followDrag(element: HTMLElement): () => void {
  let from: { x: number; y: number; left: number; top: number } | null = null;
  let isDragged = false;
  const down = (event: PointerEvent): void => {
    isDragged = false;
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop };
  };
  const move = ({ clientX, clientY, pointerId }: PointerEvent): void => {
    if (!from) return;
    const by = { x: clientX - from.x, y: clientY - from.y };
    if (!isDragged && Math.hypot(by.x, by.y) < TREMBLE_PX) return;
    if (!isDragged) element.setPointerCapture(pointerId);
    isDragged = true;
    element.scrollTo({ left: from.left - by.x, top: from.top - by.y, behavior: 'instant' });
  };
  const end = (): void => {
    from = null;
  };
  // The click at the end of a drag must not count as a tap.
  const click = (event: MouseEvent): void => {
    if (isDragged) event.stopPropagation();
  };
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', end, { signal });
  element.addEventListener('pointercancel', end, { signal });
  element.addEventListener('click', click, { capture: true, signal });
  return () => listening.abort();
}
