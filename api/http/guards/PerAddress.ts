/** Counts what is open from each network address, so that one of them cannot take everything. */
export class PerAddress {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  /** @param most how many may be open from one address at the same time. */
  constructor(most: number) {
    this.#most = most;
  }

  /** @returns what to call when it is closed; null when the address has as many as it may have. */
  open(address: string): (() => void) | null {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#most) return null;
    this.#open.set(address, open + 1);
    return () => {
      const left = (this.#open.get(address) ?? 0) - 1;
      if (left > 0) this.#open.set(address, left);
      else this.#open.delete(address);
    };
  }
}
