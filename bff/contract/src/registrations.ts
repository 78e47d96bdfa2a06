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

/** Consent to the processing of one's personal data. */
export const agreed = flag.refine((isAgreed) => isAgreed, 'required');

type Failures = Record<string, string | undefined>;

const tell = (failures: Failures, context: z.RefinementCtx): void => {
  for (const [field, message] of Object.entries(failures))
    if (message !== undefined) context.addIssue({ code: 'custom', message, path: [field] });
};

/** The company, as typed. */
const org = z
  .object({
    short_name: writtenText(constants.lineMax),
    full_name: line,
    ...{ inn: line, kpp: line, ogrn: line },
    /** The specification's client says so; only customers register themselves. */
    role: z.literal('customer', 'invalid_option').default('customer'),
  })
  .superRefine((numbers, context) => tell(numberFailures(numbers, true), context));

/** A password somebody chooses; never trimmed. */
export const newPassword = textUpTo(constants.lineMax).superRefine((password, context) => {
  const message = passwordFailure(password);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

/** Whoever registers becomes the company's first person. */
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
    tell({ email: emailFailure(email), phone: phoneFailure(phone), confirmation_password: repeated }, context);
  });

/** How the company will sign, as the form's first stage asks: with the certificate that was chosen, or without one. */
export const registrationCert = z
  .object({ without_cert: z.boolean(), certificate: z.string() })
  .refine((chosen) => chosen.without_cert || chosen.certificate !== '', {
    path: ['certificate'],
    error: 'certificate_required',
  });

/** POST /account/org_registration: what the form asks (specification, section 5, Sign-up). */
export const registrationForm = z.object({
  org: org.prefault({ short_name: '' }),
  user: user.prefault({ surname: '', name: '', password: '', confirmation_password: '' }),
  processing_condition_agreed: agreed,
});

/** The same, and nothing of it says otherwise than the certificate (specification, section 5, Certificates). */
export const registrationFormWith = (certificate: CertificateFacts) =>
  registrationForm.superRefine(({ org: company, user: person }, context) => {
    const owner = { ...company, ...person, shortName: company.short_name, fullName: company.full_name };
    for (const message of certificateFailures(certificate, owner, new Date())) {
      const path = fieldAgainstCertificate[message];
      if (path !== undefined) context.addIssue({ code: 'custom', message, path: path.split('.') });
    }
  });

/** The same with how the company will sign, and the answer to a captcha once one is asked for. */
export const registrationInput = registrationForm.extend({
  without_cert: flag,
  /** A detached CAdES-BES signature under a challenge, both as base64; absent without a certificate. */
  certificate: z
    .object({ challenge: base64(2000, 'invalid'), signature: base64(100_000, 'signature_unreadable') })
    .optional(),
  'g-recaptcha-response': textUpTo(5000).optional(),
});
export type RegistrationInput = z.input<typeof registrationInput>;

/** The code from the mailbox: six digits, blanks and dashes allowed. */
export const registrationCodeInput = z.object({ code: writtenText(20) });

const seconds = z.number().int();
/** A registration that waits for its code; `resend_seconds` until a new one may be asked for. */
export const registrationView = z.strictObject({ id: uuid, resend_seconds: seconds });
export type RegistrationView = z.infer<typeof registrationView>;

const registering = { input: registrationInput, answer: registrationView };

export const registrationEndpoints = /* @__PURE__ */ endpointsOf(registrationRoutes, {
  getRegistrationPage: {
    summary: 'The stages of a registration',
    answer: z.strictObject({ stages: z.array(z.enum(registrationStages)) }),
  },
  getCertificateChallenge: {
    summary: 'What is signed to prove that a certificate’s key is one’s own, as base64',
    answer: z.strictObject({ challenge: z.string() }),
  },
  createRegistrationHere: { summary: 'As POST /account/org_registration', ...registering },
  createRegistration: { summary: 'Registers a company; a code goes to the mailbox', ...registering },
  resendRegistrationCode: { summary: 'A new code; 429 with `retry_after` before 120 s', answer: registrationView },
  getRegistrationCode: { summary: 'A registration that waits for its code', answer: registrationView },
  confirmRegistration: {
    summary: 'The code makes company and person and signs in',
    input: registrationCodeInput,
    answer: routedView,
  },
});
