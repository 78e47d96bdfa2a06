/** A growing list of slots without an order. */
export class SlotList {
  #slots: Uint32Array;
  #size = 0;

  /** `capacity` is the number of slots for which it has room without growing. */
  constructor(capacity = 8) {
    this.#slots = new Uint32Array(Math.max(capacity, 8));
  }

  get slots(): Uint32Array {
    return this.#slots.subarray(0, this.#size);
  }

  add(slot: number): void {
    if (this.#size === this.#slots.length) {
      const larger = new Uint32Array(Math.ceil(this.#size * 1.5));
      larger.set(this.#slots);
      this.#slots = larger;
    }
    this.#slots[this.#size] = slot;
    this.#size += 1;
  }

  remove(slot: number): void {
    const at = this.slots.indexOf(slot);
    if (at === -1) return;
    this.#size -= 1;
    this.#slots[at] = this.#slots[this.#size] ?? 0;
  }
}
