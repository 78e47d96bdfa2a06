export { registrationCert, registrationCodeInput, registrationForm, registrationFormWith } from '@setu/contract';
