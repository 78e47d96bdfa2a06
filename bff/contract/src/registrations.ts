import { z } from 'zod';
import { base64 } from './base64.js';
import { type CertificateFacts, certificateFailures, fieldAgainstCertificate } from './certificate-rules.js';
import { numberFailures } from './company-numbers.js';
import { constants } from './constants.js';
import { emailFailure, phoneFailure } from './contact-details.js';
import { endpointsOf } from './endpoint.js';
import { passwordFailure } from './new-password.js';
import { registrationStages } from './registration-stages.js';
import { registrationRoutes } from './routes/registrations.js';
import { routedView, textUpTo, uuid, writtenText } from './values.js';

const line = textUpTo(constants.lineMax).default('');
const flag = z.union([z.boolean(), z.stringbool()]).default(false);

/** The consent to the processing of personal data. */
export const agreed = flag.refine((isAgreed) => isAgreed, 'required');

type Failures = Record<string, string | undefined>;

const addIssues = (failures: Failures, context: z.RefinementCtx): void => {
  for (const [field, message] of Object.entries(failures))
    if (message !== undefined) context.addIssue({ code: 'custom', message, path: [field] });
};

/** The company, as typed. */
const org = z
  .object({
    short_name: writtenText(constants.lineMax),
    full_name: line,
    ...{ inn: line, kpp: line, ogrn: line },
    /** Sent by the specification's client. Only customers can register themselves. */
    role: z.literal('customer', 'invalid_option').default('customer'),
  })
  .superRefine((numbers, context) => addIssues(numberFailures(numbers, true), context));

/** A new password. It is never trimmed. */
export const newPassword = textUpTo(constants.lineMax).superRefine((password, context) => {
  const message = passwordFailure(password);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

/** The user who registers, and who becomes the company's first user. */
const user = z
  .object({
    surname: writtenText(constants.lineMax),
    name: writtenText(constants.lineMax),
    patronymic: line,
    email: line,
    phone: line,
    password: newPassword,
    confirmation_password: textUpTo(constants.lineMax),
  })
  .superRefine(({ email, phone, password, confirmation_password: again }, context) => {
    const differs = again === password ? undefined : 'passwords_differ';
    const repeated = again === '' ? 'required' : differs;
    addIssues({ email: emailFailure(email), phone: phoneFailure(phone), confirmation_password: repeated }, context);
  });

/** How the company will sign, chosen in the form's first stage: with a certificate, or without one. */
export const registrationCert = z
  .object({ without_cert: z.boolean(), certificate: z.string() })
  .refine((chosen) => chosen.without_cert || chosen.certificate !== '', {
    path: ['certificate'],
    error: 'certificate_required',
  });

/** POST /account/org_registration: the fields of the form (specification, section 5, Sign-up). */
export const registrationForm = z.object({
  org: org.prefault({ short_name: '' }),
  user: user.prefault({ surname: '', name: '', password: '', confirmation_password: '' }),
  processing_condition_agreed: agreed,
});

/**
 * The form with a certificate. The entered data must match the certificate (specification, section 5, Certificates).
 */
export const registrationFormWith = (certificate: CertificateFacts) =>
  registrationForm.superRefine(({ org: company, user: person }, context) => {
    const owner = { ...company, ...person, shortName: company.short_name, fullName: company.full_name };
    for (const message of certificateFailures(certificate, owner, new Date())) {
      const path = fieldAgainstCertificate[message];
      if (path !== undefined) context.addIssue({ code: 'custom', message, path: path.split('.') });
    }
  });

/** The form with the signing method, and the captcha token once one is required. */
export const registrationInput = registrationForm.extend({
  without_cert: flag,
  /** A detached CAdES-BES signature of a challenge, both as base64. Absent without a certificate. */
  certificate: z
    .object({ challenge: base64(2000, 'invalid'), signature: base64(100_000, 'signature_unreadable') })
    .optional(),
  'g-recaptcha-response': textUpTo(5000).optional(),
});
export type RegistrationInput = z.input<typeof registrationInput>;

/** The code from the email: six digits, spaces and dashes allowed. */
export const registrationCodeInput = z.object({ code: writtenText(20) });

const seconds = z.number().int();
/** A registration that waits for its code. `resend_seconds` is the time until a new code can be requested. */
export const registrationView = z.strictObject({ id: uuid, resend_seconds: seconds });
export type RegistrationView = z.infer<typeof registrationView>;

const registering = { input: registrationInput, answer: registrationView };

export const registrationEndpoints = /* @__PURE__ */ endpointsOf(registrationRoutes, {
  getRegistrationPage: {
    summary: 'Returns the stages of a registration',
    answer: z.strictObject({ stages: z.array(z.enum(registrationStages)) }),
  },
  getCertificateChallenge: {
    summary: 'Returns a base64 challenge to sign, which proves that the caller owns the key of a certificate',
    answer: z.strictObject({ challenge: z.string() }),
  },
  createRegistrationHere: { summary: 'Does the same as POST /account/org_registration', ...registering },
  createRegistration: { summary: 'Registers a company and emails a code', ...registering },
  resendRegistrationCode: {
    summary: 'Sends a new code. Returns 429 with `retry_after` before 120 s have passed',
    answer: registrationView,
  },
  getRegistrationCode: { summary: 'Returns a registration that waits for its code', answer: registrationView },
  confirmRegistration: {
    summary: 'Confirms the code, creates the company and its user, and signs in',
    input: registrationCodeInput,
    answer: routedView,
  },
});
