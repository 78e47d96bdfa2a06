import type { RouteTable } from '../routing.js';

/** The registration of a company: its data, and the code from the email. */
export const registrationRoutes = {
  getRegistrationPage: {
    method: 'get',
    path: '/register/',
    kind: 'S',
    who: 'public',
    screen: 'fos_user_registration_register',
  },
  getCertificateChallenge: { method: 'get', path: '/register/certificate-challenge', kind: 'A', who: 'public' },
  createRegistrationHere: { method: 'post', path: '/register/', kind: 'S', who: 'public' },
  createRegistration: { method: 'post', path: '/account/org_registration', kind: 'A', who: 'public' },
  resendRegistrationCode: {
    method: 'post',
    path: '/account/email/resend/:registrationRequest',
    kind: 'A',
    who: 'public',
  },
  getRegistrationCode: {
    method: 'get',
    path: '/account/email/confirm/:registrationRequest',
    kind: 'S',
    who: 'public',
    screen: 'registration_code_page',
  },
  confirmRegistration: {
    method: 'post',
    path: '/account/email/confirm/:registrationRequest',
    kind: 'S',
    who: 'public',
  },
} as const satisfies RouteTable;
