/** An error that the operator can fix. It is shown as one paragraph without a stack, and the process exits with 1. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** The disk has no room. It may have some later, so what failed is tried again. */
export class DiskFull extends Problem {}

export function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** Explains a failed write to the data folder. Returns null when the error has another cause. */
export function explainFolder({ folder, error }: { folder: string; error: unknown }): Problem | null {
  switch (errorCode(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    // Node's code for a folder that cannot be made on a read-only disk.
    case 'ENOENT':
      return new Problem(
        `Fairtab cannot write to its data folder ${folder}. Make it writable for this user, or set DATA_DIR to a folder that is.`,
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return new Problem(
        `The disk of the data folder ${folder} is full. Free some space, or set DATA_DIR to a folder on another disk.`,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new Problem(`The data folder ${folder} is not a folder. Set DATA_DIR to a folder.`);
    default:
      return null;
  }
}
