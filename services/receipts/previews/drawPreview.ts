import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** What a shared link shows of a receipt: never names of people or amounts. */
export interface PreviewText {
  readonly restaurantName: string;
  /** The day of the meal, as people read it: "Fri, Nov 20, 2026". */
  readonly day: string;
  readonly dishes: number;
}

/** The size that messengers ask for, in pixels. */
const SIZE = { width: 1200, height: 630 } as const;
/** The room for the restaurant's name, in pixels. */
const NAME_ROOM = { width: 820, height: 220 } as const;
/** Written by `npm run fonts`. The machine may have no fonts at all. */
const FONT = { file: fileURLToPath(new URL('./display.ttf', import.meta.url)), name: 'Newsreader 16pt' } as const;
/** A text without such a character cannot be drawn. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const [GREEN, PAPER, CARD, SOFT] = ['#1f4d3a', '#f8f3e9', '#fffdf8', '#665c4f'];

/** Draws the picture of a shared link. @returns a PNG */
export async function drawPreview({ restaurantName, day, dishes }: PreviewText): Promise<Buffer> {
  const [name, facts, call] = await Promise.all([
    drawText(VISIBLE.test(restaurantName) ? restaurantName : 'A shared bill', {
      size: 84,
      color: '#26211b',
      room: NAME_ROOM,
    }),
    drawText(`${day}  ·  ${dishes} ${dishes === 1 ? 'dish' : 'dishes'}`, { size: 38, color: SOFT }),
    drawText('Tap what you had.', { size: 44, color: GREEN }),
  ]);
  return sharp(ground())
    .composite([
      { input: name, left: 120, top: 150 },
      { input: facts, left: 120, top: 400 },
      { input: call, left: 120, top: 492 },
    ])
    .png({ palette: true, colours: 64 })
    .toBuffer();
}

async function drawText(
  text: string,
  { size, color, room }: { size: number; color: string; room?: { width: number; height: number } },
): Promise<Buffer> {
  const drawn = sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
      font: `${FONT.name} ${size}`,
      fontfile: FONT.file,
      rgba: true,
      dpi: 72,
      ...(room ? { width: room.width, wrap: 'word-char' as const } : {}),
    },
  });
  if (!room) return drawn.png().toBuffer();
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
  const fits = info.width <= room.width && info.height <= room.height;
  return fits
    ? data
    : sharp(data)
        .resize({ ...room, fit: 'inside' })
        .toBuffer();
}

/** The paper with a bill on it, torn at its end and cut in the colours of who had what. */
function ground(): Buffer {
  const teeth = Array.from({ length: 9 }, () => 'l-9 -14 l-9 14').join(' ');
  const bars = [120, 84, 104, 60]
    .map((width, row) => {
      const color = row % 2 === 0 ? GREEN : '#b3741d';
      return `<rect x="1000" y="${170 + row * 52}" width="${width}" height="20" rx="4" fill="${color}"/>`;
    })
    .join('');
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
    <rect width="100%" height="100%" fill="${PAPER}"/>
    <rect width="16" height="100%" fill="${GREEN}"/>
    <path d="M975 110h162v370 ${teeth}z" fill="${CARD}" stroke="#e4d9c5" stroke-width="2"/>
    ${bars}
    <path d="M1000 392h112" stroke="#94866f" stroke-width="3" stroke-dasharray="6 8"/>
    <rect x="1000" y="416" width="112" height="26" rx="4" fill="${GREEN}"/>
  </svg>`);
}

/** For Pango's markup. Control characters would make it refuse the text. */
function escapeMarkup(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
