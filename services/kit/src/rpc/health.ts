import type { Server, ServerWritableStream } from '@grpc/grpc-js';
import { HealthImplementation } from 'grpc-health-check';

/** The health of the process, for Check and Watch: `""` (alive) and `ready` (accepts traffic). */
export interface Health {
  setReady(ready: boolean): void;
  /** Ends the Watch streams, which would otherwise keep the server from closing. */
  endWatches(): void;
}

type Watch = (call: ServerWritableStream<unknown, unknown>) => void;

/** Adds grpc.health.v1 to a server. It starts as not ready. */
export function addHealth(server: Server): Health {
  const health = new HealthImplementation({ '': 'SERVING', ready: 'NOT_SERVING' });
  const watching = new Set<ServerWritableStream<unknown, unknown>>();
  const tracked =
    (watch: Watch): Watch =>
    (call) => {
      watching.add(call);
      call.on('close', () => watching.delete(call));
      watch(call);
    };
  health.addToServer({
    addService: (definition, handlers) =>
      server.addService(definition, { ...handlers, watch: tracked(handlers.watch as Watch) }),
  });
  return {
    setReady: (ready) => health.setStatus('ready', ready ? 'SERVING' : 'NOT_SERVING'),
    endWatches: () => {
      for (const call of watching) call.end();
    },
  };
}
