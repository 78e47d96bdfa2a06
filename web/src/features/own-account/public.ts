// What the own profile shows of the address one signs in with.
export { EmailSection } from './email/email-section';
