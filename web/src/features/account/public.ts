// What the shell uses of the account: the sign-in that opens over a page whose session has ended.
export { SignInForm } from './sign-in/sign-in-form';
