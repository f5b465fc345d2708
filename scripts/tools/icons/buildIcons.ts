import sharp from 'sharp';
import { MARK } from '../../../web/src/ui/markShapes';

/** The accent and the paper of web/src/ui/global.css in light. */
const [GREEN, PAPER] = ['#1f4d3a', '#f8f3e9'];
/** Where the mark begins and ends in its square of 32, and its middle. */
const [TOP, LEFT, MIDDLE] = [3, 5, { x: 16, y: 15.7 }];

interface Look {
  /** Below web/public. */
  readonly file: string;
  /** Pixels of a side. */
  readonly size: number;
  readonly svg: string;
}

/** The mark in one colour. What is cut out of it shows the ground. */
function mark({ ink, hasDishes }: { ink: string; hasDishes: boolean }): string {
  const stroke = `fill="none" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"`;
  const halves = `<path d="${MARK.openHalf}" ${stroke} stroke="${ink}"/>`;
  if (!hasDishes) return `<path d="${MARK.paidHalf}" fill="${ink}"/>${halves}`;
  return `<mask id="cut"><path fill="#fff" d="M0 0h32v32H0z"/><path d="${MARK.paidDishes}" ${stroke} stroke="#000"/></mask><path d="${MARK.paidHalf}" fill="${ink}" mask="url(#cut)"/>${halves}<path d="${MARK.openDishes}" ${stroke} stroke="${ink}"/>`;
}

const square = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>\n`;

/** @param share how much of its own size the mark has; a phone may cut a maskable icon down to a circle of four fifths */
function onGreen({ share, rounding }: { share: number; rounding: number }): string {
  const place = `translate(${16 - MIDDLE.x * share} ${16 - MIDDLE.y * share}) scale(${share})`;
  return square(
    `<rect width="32" height="32" rx="${rounding}" fill="${GREEN}"/><g transform="${place}">${mark({ ink: PAPER, hasDishes: true })}</g>`,
  );
}

/** For a tab. The mark begins at whole pixels of the 16 that a tab has, and its dishes would only blur there. */
function smallOnGreen(): string {
  const share = 20 / 22;
  const place = `translate(${6 - LEFT * share} ${4 - TOP * share}) scale(${share})`;
  return square(
    `<rect width="32" height="32" rx="6" fill="${GREEN}"/><g transform="${place}">${mark({ ink: PAPER, hasDishes: false })}</g>`,
  );
}

const ROUNDED = onGreen({ share: 0.8, rounding: 7 });
const LOOKS: readonly Look[] = [
  // For browsers that draw no SVG in a tab.
  { file: 'icons/icon-32.png', size: 32, svg: smallOnGreen() },
  { file: 'icons/icon-192.png', size: 192, svg: ROUNDED },
  { file: 'icons/icon-512.png', size: 512, svg: ROUNDED },
  { file: 'icons/maskable-512.png', size: 512, svg: onGreen({ share: 0.68, rounding: 0 }) },
  { file: 'icons/apple-touch.png', size: 180, svg: onGreen({ share: 0.8, rounding: 0 }) },
  // Phones use only how opaque a pixel is: beside a notification, and for icons in the colours of the wallpaper.
  { file: 'icons/monochrome-192.png', size: 192, svg: square(mark({ ink: '#fff', hasDishes: false })) },
];

/** Draws the icons of the app. @returns files below web/public by their path there */
export async function buildIcons(): Promise<Map<string, Buffer>> {
  const files = new Map([['favicon.svg', Buffer.from(smallOnGreen())]]);
  for (const { file, size, svg } of LOOKS) {
    // 72 dots per inch draw one pixel for each unit of the square.
    const drawing = sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size);
    files.set(file, await drawing.png({ compressionLevel: 9 }).toBuffer());
  }
  return files;
}
