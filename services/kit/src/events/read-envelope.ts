import { EventEnvelope } from '@setu/proto/common';
import { log } from '../log.js';

/**
 * Decodes an event. Returns undefined and logs an ERROR for invalid bytes, because no consumer could handle or
 * dead-letter them.
 */
export function readEnvelope(bytes: Uint8Array, where: string): EventEnvelope | undefined {
  try {
    return EventEnvelope.decode(bytes);
  } catch (error) {
    log.error({ err: error, where }, 'the bus delivered bytes that are not an event, they were dropped');
    return undefined;
  }
}
