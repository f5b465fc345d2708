/** Where the pixels of a picture come to lie when it is turned: `origin + x * right + y * down`, counted in pixels. */
export interface Placement {
  readonly width: number;
  readonly height: number;
  readonly origin: number;
  readonly right: number;
  readonly down: number;
}

/** The orientation that a file asks for. */
export type Turning = 'quarter' | 'half' | 'threeQuarters' | 'topDown' | 'leftRight';

interface Coordinate {
  readonly right: number;
  readonly down: number;
  readonly origin: number;
}

/** The placement of a picture of `width` by `height` pixels after these turns, which are against the clock. */
export function placementOf({
  width,
  height,
  turnings,
}: {
  width: number;
  height: number;
  turnings: readonly Turning[];
}): Placement {
  let size = { width, height };
  let x: Coordinate = { right: 1, down: 0, origin: 0 };
  let y: Coordinate = { right: 0, down: 1, origin: 0 };
  for (const turning of turnings) {
    const fromRight = mirrored(x, size.width);
    const fromBottom = mirrored(y, size.height);
    if (turning === 'quarter') [x, y] = [y, fromRight];
    else if (turning === 'threeQuarters') [x, y] = [fromBottom, x];
    else if (turning === 'half') [x, y] = [fromRight, fromBottom];
    else if (turning === 'leftRight') x = fromRight;
    else y = fromBottom;
    if (turning === 'quarter' || turning === 'threeQuarters') size = { width: size.height, height: size.width };
  }
  const along = (key: keyof Coordinate): number => x[key] + size.width * y[key];
  return { ...size, origin: along('origin'), right: along('right'), down: along('down') };
}

function mirrored({ right, down, origin }: Coordinate, length: number): Coordinate {
  return { right: -right, down: -down, origin: length - 1 - origin };
}
