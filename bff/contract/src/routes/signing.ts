import type { RouteTable } from '../routing.js';

/** The regulation and its electronic signature. */
export const signingRoutes = {
  getRegulationUrl: { method: 'get', path: '/register/regulation-url', kind: 'A', who: 'public' },
  downloadRegulation: {
    method: 'get',
    path: '/register/regulation/:edition',
    kind: 'D',
    who: 'public',
    words: ['edition'],
  },
  getDiagnostics: { method: 'get', path: '/account/diagnostics', kind: 'S', who: 'public', screen: 'sign_diagnostics' },
  getRegulationSign: {
    method: 'get',
    path: '/account/regulation-sign',
    kind: 'S',
    who: 'customer',
    screen: 'regulation_sign',
  },
  signRegulation: { method: 'post', path: '/account/regulation-sign', kind: 'A', who: 'customer' },
  downloadEvidence: { method: 'get', path: '/account/regulation-sign/evidence', kind: 'D', who: 'customer' },
  issueDemoCertificate: { method: 'post', path: '/account/demo-certificate', kind: 'A', who: 'public' },
} as const satisfies RouteTable;
