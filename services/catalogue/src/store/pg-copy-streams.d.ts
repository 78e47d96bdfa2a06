declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** Returns a stream whose input becomes the body of a COPY … FROM STDIN. */
  export function from(sql: string): Writable & Submittable;

  /** Returns a stream of the rows of a COPY … TO STDOUT. */
  export function to(sql: string): Readable & Submittable;
}
