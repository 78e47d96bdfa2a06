const idBytes = 16;

/** Numbers ids (UUIDs) from 0 in the order in which they come, in 24 bytes an id instead of the 100 of a `Map`. */
export class IdSlots {
  #ids: Buffer;
  /** A hash table of slots, each plus one. Twice as large as the ids at least. */
  #table: Uint32Array;
  #size = 0;

  /** `expected` is the number of ids for which it has room without growing. */
  constructor(expected = 0) {
    const room = Math.max(expected, 1_024);
    this.#ids = Buffer.alloc(room * idBytes);
    this.#table = new Uint32Array(2 ** Math.ceil(Math.log2(room * 2)));
  }

  get size(): number {
    return this.#size;
  }

  /** Returns the slot of an id, or undefined. */
  find(id: string): number | undefined {
    const slot = this.#table[this.#placeOf(bytesOf(id))] ?? 0;
    return slot === 0 ? undefined : slot - 1;
  }

  /** Returns the slot of an id, which gets the next one if it is new. */
  add(id: string): number {
    const bytes = bytesOf(id);
    const place = this.#placeOf(bytes);
    const found = this.#table[place] ?? 0;
    if (found > 0) return found - 1;
    const slot = this.#size;
    this.#size += 1;
    if (this.#size * idBytes > this.#ids.length) {
      this.#ids = Buffer.concat([this.#ids, Buffer.alloc(this.#ids.length / 2)]);
    }
    bytes.copy(this.#ids, slot * idBytes);
    this.#table[place] = slot + 1;
    if (this.#size * 2 > this.#table.length) this.#grow();
    return slot;
  }

  /** Returns the id of a slot. */
  idOf(slot: number): string {
    const hex = this.#ids.toString('hex', slot * idBytes, (slot + 1) * idBytes);
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  }

  #grow(): void {
    this.#table = new Uint32Array(this.#table.length * 2);
    for (let slot = 0; slot < this.#size; slot += 1) {
      this.#table[this.#placeOf(this.#ids.subarray(slot * idBytes, (slot + 1) * idBytes))] = slot + 1;
    }
  }

  /** Returns the place of an id in the table, or the free place that it would get. */
  #placeOf(bytes: Buffer): number {
    const last = this.#table.length - 1;
    // The last bytes of an id are random, the first ones may be a time.
    for (let place = bytes.readUInt32LE(12) & last; ; place = (place + 1) & last) {
      const slot = this.#table[place] ?? 0;
      if (slot === 0 || bytes.compare(this.#ids, (slot - 1) * idBytes, slot * idBytes) === 0) return place;
    }
  }
}

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
