import { endpointsOf } from './endpoint.js';
import { ownDataRoutes } from './routes/own-data.js';

export const ownDataEndpoints = /* @__PURE__ */ endpointsOf(ownDataRoutes, {
  downloadOwnData: { summary: 'Downloads all data stored about the caller as .zip, as JSON and in a readable form' },
});
