import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { Failure } from '@setu/proto/common';
import { isOutage } from '../db/outage.js';
import { AppError, isAppError, type Kind, kinds, unavailable } from '../errors.js';

const trailerKey = 'setu-failure-bin';

const statusOf = {
  invalid: status.INVALID_ARGUMENT,
  unauthenticated: status.UNAUTHENTICATED,
  forbidden: status.PERMISSION_DENIED,
  not_found: status.NOT_FOUND,
  exists: status.ALREADY_EXISTS,
  stale: status.ABORTED,
  refused: status.FAILED_PRECONDITION,
  limited: status.RESOURCE_EXHAUSTED,
  unavailable: status.UNAVAILABLE,
  internal: status.INTERNAL,
} satisfies Record<Kind, status>;

/** Converts any error to an AppError: a lost database becomes `unavailable`, an unknown error becomes `internal`. */
export function asAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  if (isOutage(error)) return unavailable('the database did not answer in time', error);
  return new AppError({ kind: 'internal', code: 'server_error', message: 'unexpected failure', cause: error });
}

/** Converts a failure to a gRPC status. An internal failure hides its message and names the request id for the log. */
export function toStatus(error: AppError, requestId: string): { code: status; details: string; metadata: Metadata } {
  const hidden = error.kind === 'internal';
  const failure = Failure.fromPartial({
    kind: error.kind,
    code: hidden ? 'server_error' : error.code,
    message: hidden ? 'internal error' : error.message,
    params: hidden ? { request_id: requestId } : error.params,
    fields: hidden ? [] : error.fields,
  });
  const metadata = new Metadata();
  metadata.set(trailerKey, Buffer.from(Failure.encode(failure).finish()));
  return { code: statusOf[error.kind], details: failure.code, metadata };
}

/** Converts the error of a call to the AppError that the service threw. A missing response becomes `unavailable`. */
export function fromStatus(error: ServiceError, target: string): AppError {
  const [trailer] = error.metadata?.get(trailerKey) ?? [];
  if (trailer instanceof Buffer) {
    const failure = Failure.decode(trailer);
    const kind = kinds.find((each) => each === failure.kind) ?? 'internal';
    return new AppError({ ...failure, kind, cause: error });
  }
  const lost: status[] = [status.DEADLINE_EXCEEDED, status.UNAVAILABLE, status.CANCELLED];
  if (lost.includes(error.code)) return unavailable(`${target}: ${error.message}`, error);
  return new AppError({ kind: 'internal', code: 'server_error', message: `${target}: ${error.message}`, cause: error });
}

/**
 * Returns whether a call failed because the target was unreachable: the connection was refused or broke, or no response
 * arrived in time. A service that itself reports `unavailable`, or a caller that cancels, is not a loss.
 */
export function wasLost(error: unknown): boolean {
  if (!isAppError(error, 'unavailable')) return false;
  const { cause } = error;
  if (!(cause instanceof Error) || !('code' in cause) || !('metadata' in cause)) return false;
  const answered = cause.metadata instanceof Metadata && cause.metadata.get(trailerKey).length > 0;
  return !answered && (cause.code === status.UNAVAILABLE || cause.code === status.DEADLINE_EXCEEDED);
}
