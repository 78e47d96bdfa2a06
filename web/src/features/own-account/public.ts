// What a user's own pages show about the sign-in address, the consent and the erasure.
export { ConsentLine, EmailSection, ErasureSection } from './sections';
