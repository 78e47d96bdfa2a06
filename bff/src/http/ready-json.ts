import { randomUUID } from 'node:crypto';

/** Stands for a ready part while the rest of an answer is written. No answer contains it, because it never leaves. */
const mark = randomUUID();
const quotedMark = JSON.stringify(mark);

let met: ReadyJson<unknown>[] | undefined;

/** A part of an answer that is JSON already, so that it is not written again for every answer. */
export class ReadyJson<Value> {
  constructor(private readonly parts: readonly Buffer[]) {}

  /** Writes a value now, because an answer contains it more than once. */
  static of<Value>(value: Value): ReadyJson<Value> {
    return new ReadyJson<Value>([Buffer.from(JSON.stringify(value))]);
  }

  /** Returns the bytes, in pieces. */
  bytes(): readonly Buffer[] {
    return this.parts;
  }

  /** Returns the value that the JSON describes. */
  value(): Value {
    return JSON.parse(Buffer.concat(this.parts).toString());
  }

  /**
   * Returns this part as the value that it describes, for an answer that is sent as JSON and not read before. Code that
   * reads the value calls `value`.
   */
  unread(): Value {
    return this as unknown as Value;
  }

  toJSON(): unknown {
    if (met === undefined) return this.value();
    met.push(this);
    return mark;
  }
}

/** Writes an answer as JSON, the same text as JSON.stringify. Ready parts are copied. */
export const jsonBytes = (answer: object): Buffer => {
  const ready: ReadyJson<unknown>[] = [];
  met = ready;
  let text: string;
  try {
    text = JSON.stringify(answer);
  } finally {
    met = undefined;
  }
  if (ready.length === 0) return Buffer.from(text);
  return Buffer.concat(
    text.split(quotedMark).flatMap((piece, at) => [Buffer.from(piece), ...(ready[at]?.bytes() ?? [])]),
  );
};
