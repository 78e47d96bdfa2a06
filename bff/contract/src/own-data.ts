import { endpointsOf } from './endpoint.js';
import { ownDataRoutes } from './routes/own-data.js';

export const ownDataEndpoints = /* @__PURE__ */ endpointsOf(ownDataRoutes, {
  downloadOwnData: { summary: 'What is kept about the caller, as .zip: JSON, and the same to read' },
});
