import type { Neighbour, Spread } from './domain/related.js';

/** The vectors of all public cards. They follow the stored ones until they are closed. */
export interface Vectors {
  /** Returns up to `limit` cards nearest to a vector, nearest first. */
  nearest(vector: Int8Array, limit: number): Promise<Neighbour[]>;
  /** Returns the spread of a vector's scores over a sample of all cards. */
  spreadOf(vector: Int8Array): Spread;
  /** Returns the vector of a card, or undefined. */
  vectorOf(id: string): Promise<Int8Array | undefined>;
  /** Takes over stored changes without waiting for the next second. */
  ring(): void;
  close(): Promise<void>;
}
