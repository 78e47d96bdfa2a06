/** The stages of a registration, in order. */
export const registrationStages = ['cert', 'form', 'email_confirm', 'sign'] as const;
