import { type ServiceDefinition, status, type UntypedServiceImplementation } from '@grpc/grpc-js';

// grpc.health.v1, by hand: one string in (field 1), one enum out (field 1).
const serving = Buffer.from([0x08, 1]);
const notServing = Buffer.from([0x08, 2]);

/** The service name asked for; its bytes are `0x0a`, a length below 128, the text. */
function readRequest(bytes: Buffer): { service: string } {
  return { service: bytes.length < 2 ? '' : bytes.subarray(2).toString('utf8') };
}

export const healthDefinition: ServiceDefinition = {
  Check: {
    path: '/grpc.health.v1.Health/Check',
    requestStream: false,
    responseStream: false,
    requestSerialize: ({ service }: { service: string }) =>
      Buffer.concat([Buffer.from([0x0a, service.length]), Buffer.from(service)]),
    requestDeserialize: readRequest,
    responseSerialize: (up: boolean) => (up ? serving : notServing),
    responseDeserialize: (bytes: Buffer) => bytes.equals(serving),
  },
};

/** Answers `""` (the process is alive) and `ready` (it wants traffic); any other name is NOT_FOUND. */
export const healthHandlers = (ready: () => boolean): UntypedServiceImplementation => ({
  Check: (call: { request: { service: string } }, callback: (error: object | null, up?: boolean) => void) => {
    if (call.request.service === '') callback(null, true);
    else if (call.request.service === 'ready') callback(null, ready());
    else callback({ code: status.NOT_FOUND, details: 'unknown service' });
  },
});
