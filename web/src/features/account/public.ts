// The part of the account that the shell uses: the sign-in over a page whose session has expired.
export { SignInForm } from './sign-in/sign-in-form';
