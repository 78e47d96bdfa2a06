import { type Server, type ServerWritableStream, status } from '@grpc/grpc-js';
import {
  type HealthCheckRequest,
  type HealthCheckResponse,
  type HealthServer,
  HealthService,
  HealthCheckResponse_ServingStatus as ServingStatus,
} from '@setu/proto/health';

/** The health of the process, for Check and Watch: `""` (alive) and `ready` (accepts traffic). */
export interface Health {
  setReady(ready: boolean): void;
  /** Ends the Watch streams, which would otherwise keep the server from closing. */
  endWatches(): void;
}

type Watch = ServerWritableStream<HealthCheckRequest, HealthCheckResponse>;

/** Adds grpc.health.v1 to a server. It starts as not ready. */
export function addHealth(server: Server): Health {
  const statuses = new Map([
    ['', ServingStatus.SERVING],
    ['ready', ServingStatus.NOT_SERVING],
  ]);
  const watches = new Set<Watch>();
  const handlers: HealthServer = {
    check: ({ request }, callback) => {
      const known = statuses.get(request.service);
      if (known) callback(null, { status: known });
      else callback({ code: status.NOT_FOUND, details: `unknown service ${request.service}` });
    },
    watch: (call) => {
      watches.add(call);
      call.on('close', () => watches.delete(call));
      call.write({ status: statuses.get(call.request.service) ?? ServingStatus.SERVICE_UNKNOWN });
    },
  };
  server.addService(HealthService, handlers);
  return {
    setReady: (ready) => {
      const next = ready ? ServingStatus.SERVING : ServingStatus.NOT_SERVING;
      statuses.set('ready', next);
      for (const call of watches) if (call.request.service === 'ready') call.write({ status: next });
    },
    endWatches: () => {
      for (const call of watches) call.end();
    },
  };
}
