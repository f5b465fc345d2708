import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const FOLDER = fileURLToPath(new URL('../public/icons/', import.meta.url));
const GREEN = '#1f4d3a';
const PAPER = '#f8f3e9';

interface Look {
  readonly name: string;
  /** Pixels of a side. */
  readonly size: number;
  readonly ground: string;
  readonly paper: string;
  readonly ink: string;
  /** How much of the side the receipt takes; a phone may cut a maskable icon down to a circle of four fifths. */
  readonly share: number;
  /** Of the ground's corners, as a share of the side. */
  readonly rounding: number;
}

const LOOKS: readonly Look[] = [
  { name: 'icon-192', size: 192, ground: PAPER, paper: GREEN, ink: PAPER, share: 0.78, rounding: 0.22 },
  { name: 'icon-512', size: 512, ground: PAPER, paper: GREEN, ink: PAPER, share: 0.78, rounding: 0.22 },
  { name: 'maskable-512', size: 512, ground: GREEN, paper: PAPER, ink: GREEN, share: 0.56, rounding: 0 },
  { name: 'apple-touch', size: 180, ground: GREEN, paper: PAPER, ink: GREEN, share: 0.66, rounding: 0 },
];

/** The receipt of favicon.svg, which is 32 wide. */
function drawn({ size, ground, paper, ink, share, rounding }: Look): Buffer {
  const scale = (size * share) / 32;
  const left = (size - 32 * scale) / 2;
  // The receipt itself reaches from 2 to 29.
  const top = size / 2 - 15.5 * scale;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${size * rounding}" fill="${ground}"/>
    <g transform="translate(${left} ${top}) scale(${scale})">
      <path d="M6 2h20v27l-3.3-2.4L19.3 29 16 26.6 12.7 29l-3.4-2.4L6 29z" fill="${paper}"/>
      <path d="M11 10h10M11 15h10M11 20h5" stroke="${ink}" stroke-width="2.2" stroke-linecap="round"/>
    </g>
  </svg>`);
}

// The icons are committed; run this after changing them: node --import tsx web/scripts/drawIcons.ts
for (const look of LOOKS) await sharp(drawn(look)).png({ compressionLevel: 9 }).toFile(`${FOLDER}${look.name}.png`);
