import type { Point } from '@fairtab/domain/scan/words';

/** A connected patch of a probability map. */
export interface Component {
  /** The leftmost and rightmost pixel of every row: its outline, and enough for a convex hull. */
  readonly outline: readonly Point[];
  readonly pixels: number;
  /** Mean probability, 0 to 1. */
  readonly mean: number;
}

/** Patches of pixels above `threshold` that touch each other by a side or a corner. */
export function findComponents({
  map,
  width,
  height,
  threshold,
}: {
  map: Float32Array;
  width: number;
  height: number;
  threshold: number;
}): Component[] {
  const seen = new Uint8Array(width * height);
  const components: Component[] = [];
  const stack: number[] = [];
  for (let start = 0; start < map.length; start++) {
    if (seen[start] || (map[start] ?? 0) <= threshold) continue;
    const rows = new Map<number, { left: number; right: number }>();
    let pixels = 0;
    let sum = 0;
    seen[start] = 1;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const y = Math.floor(at / width);
      const x = at - y * width;
      pixels++;
      sum += map[at] ?? 0;
      const row = rows.get(y);
      if (!row) rows.set(y, { left: x, right: x });
      else if (x < row.left) row.left = x;
      else if (x > row.right) row.right = x;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (seen[next] || (map[next] ?? 0) <= threshold) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    components.push({ outline: outlineOf(rows), pixels, mean: sum / pixels });
  }
  return components;
}

function outlineOf(rows: ReadonlyMap<number, { left: number; right: number }>): Point[] {
  return [...rows].flatMap(([y, { left, right }]) => [
    { x: left, y },
    { x: right + 1, y },
    { x: left, y: y + 1 },
    { x: right + 1, y: y + 1 },
  ]);
}
