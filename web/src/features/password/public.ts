// What other features use of the pages without a sign-in.
export { NarrowPage } from './reset/narrow-page';
