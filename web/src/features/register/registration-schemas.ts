export { registrationCert, registrationCodeInput, registrationForm } from '@setu/contract';
