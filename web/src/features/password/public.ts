// The parts of the pages without sign-in that other features use.
export { NarrowPage } from './reset/narrow-page';
