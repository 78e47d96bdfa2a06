import { EventEnvelope } from '@setu/proto/common';
import { log } from '../log.js';

/** The event in the bytes; undefined, with an ERROR, where they are none: nobody could ever handle or park them. */
export function readEnvelope(bytes: Uint8Array, where: string): EventEnvelope | undefined {
  try {
    return EventEnvelope.decode(bytes);
  } catch (error) {
    log.error({ err: error, where }, 'the bus brought what is no event; dropped');
    return undefined;
  }
}
